import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { RestError } from './rest';

interface Props {
	error: RestError | Error;
	/** Called to try again. */
	onRetry?: () => void;
}

/** Shows an error with a retry button. */
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
