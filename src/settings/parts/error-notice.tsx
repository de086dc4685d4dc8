import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { RestError } from './rest';

interface Props {
	error: RestError | Error;
	/** Tries again. */
	onRetry?: () => void;
}

/** Says what went wrong, and offers to try again. */
export function ErrorNotice( { error, onRetry }: Props ) {
	return (
		<Notice
			status="error"
			isDismissible={ false }
			className="frontage-error"
			actions={
				onRetry
					? [
							{
								label: __( 'Try again', 'frontage' ),
								onClick: onRetry,
								variant: 'secondary',
							},
						]
					: []
			}
		>
			{ error.message }
		</Notice>
	);
}
