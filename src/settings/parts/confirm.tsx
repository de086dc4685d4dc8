import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface Props {
	title: string;
	/** Label of the confirm button: a verb, never “OK”. */
	action: string;
	cancel?: string;
	isDestructive?: boolean;
	isBusy?: boolean;
	/** Disables the confirm button, for instance until a phrase is typed. */
	isDisabled?: boolean;
	onConfirm: () => void;
	onCancel: () => void;
	/** Describes the consequences. */
	children: ReactNode;
}

const BODY = 'frontage-confirm-body';

/** Confirmation dialog for destructive actions. */
export function Confirm( props: Props ) {
	const { title, action, cancel, onConfirm, onCancel, children } = props;
	const { isDestructive = false, isBusy = false, isDisabled = false } = props;
	return (
		<Modal
			title={ title }
			onRequestClose={ onCancel }
			aria={ { describedby: BODY } }
			className="frontage-confirm"
			size="medium"
		>
			<div id={ BODY }>{ children }</div>
			<div className="frontage-buttons is-at-end">
				<Button
					variant="tertiary"
					onClick={ onCancel }
					__next40pxDefaultSize
				>
					{ cancel ?? __( 'Cancel', 'frontage' ) }
				</Button>
				<Button
					variant="primary"
					isDestructive={ isDestructive }
					isBusy={ isBusy }
					disabled={ isDisabled || isBusy }
					accessibleWhenDisabled
					onClick={ onConfirm }
					__next40pxDefaultSize
				>
					{ action }
				</Button>
			</div>
		</Modal>
	);
}
