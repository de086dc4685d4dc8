import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	/** Label of the button that submits: a verb. */
	action: string;
	isBusy: boolean;
	onCancel: () => void;
}

/** The buttons of a form in a dialog. */
export const FormButtons = ( { action, isBusy, onCancel }: Props ) => (
	<div className="frontage-buttons is-at-end">
		<Button variant="tertiary" onClick={ onCancel } __next40pxDefaultSize>
			{ __( 'Cancel', 'frontage' ) }
		</Button>
		<Button
			variant="primary"
			type="submit"
			isBusy={ isBusy }
			disabled={ isBusy }
			accessibleWhenDisabled
			__next40pxDefaultSize
		>
			{ action }
		</Button>
	</div>
);
