import { Modal, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState, type FormEvent } from 'react';
import { FormButtons, type RestError } from '../../parts';
import type { Overlay } from './types';
import type { Changes } from './use-overlays';
import { titleOf } from './labels';

interface Props {
	overlay: Overlay;
	timezone: string;
	schedule: Changes[ 'schedule' ];
	onClose: () => void;
}

/** The dialog that limits an overlay to a time. */
export function Schedule( { overlay, timezone, schedule, onClose }: Props ) {
	const [ from, setFrom ] = useState( overlay.from );
	const [ until, setUntil ] = useState( overlay.until );
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const save = async ( event: FormEvent ) => {
		event.preventDefault();
		setBusy( true );
		try {
			await schedule( overlay, from, until );
			onClose();
		} catch ( error ) {
			setProblem( ( error as RestError ).message );
			setBusy( false );
		}
	};
	return (
		<Modal
			title={ sprintf(
				/* translators: %s: name of a popup. */
				__( 'Schedule “%s”', 'frontage' ),
				titleOf( overlay )
			) }
			onRequestClose={ onClose }
			className="frontage-confirm"
			size="medium"
		>
			<form onSubmit={ ( event ) => void save( event ) }>
				<p>
					{ sprintf(
						/* translators: %s: name of a time zone. */
						__(
							'Outside this time, visitors do not see it. Leave a field empty for no limit. Times are in the time zone of the site (%s).',
							'frontage'
						),
						timezone
					) }
				</p>
				<Time
					label={ __( 'Show from', 'frontage' ) }
					value={ from }
					onChange={ setFrom }
				/>
				<Time
					label={ __( 'Show until', 'frontage' ) }
					value={ until }
					onChange={ setUntil }
				/>
				<p className="frontage-setting__problem" role="alert">
					{ problem }
				</p>
				<FormButtons
					action={ __( 'Save schedule', 'frontage' ) }
					isBusy={ isBusy }
					onCancel={ onClose }
				/>
			</form>
		</Modal>
	);
}

interface TimeProps {
	label: string;
	value: string;
	onChange: ( value: string ) => void;
}

const Time = ( props: TimeProps ) => (
	<TextControl
		__nextHasNoMarginBottom
		__next40pxDefaultSize
		className="frontage-overlay__time"
		type="datetime-local"
		max="9998-12-31T23:59"
		{ ...props }
	/>
);
