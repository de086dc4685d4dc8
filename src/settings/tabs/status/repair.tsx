import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { notify, send, type RestError } from '../../parts';

/** Recreates missing database tables. */
export function Repair( { onDone }: { onDone: () => void } ) {
	const [ isBusy, setBusy ] = useState( false );
	const repair = async () => {
		setBusy( true );
		try {
			await send( 'status/repair' );
			notify( __( 'Missing tables recreated.', 'frontage' ) );
		} catch ( error ) {
			notify( ( error as RestError ).message, { error: true } );
		}
		setBusy( false );
		onDone();
	};
	return (
		<Button
			variant="secondary"
			isBusy={ isBusy }
			disabled={ isBusy }
			accessibleWhenDisabled
			onClick={ repair }
			__next40pxDefaultSize
		>
			{ __( 'Recreate missing tables', 'frontage' ) }
		</Button>
	);
}
