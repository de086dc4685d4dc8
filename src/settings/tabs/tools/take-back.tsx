import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { notify, send, type RestError } from '../../parts';
import type { Undo } from './types';

const TIME: Intl.DateTimeFormatOptions = {
	dateStyle: 'medium',
	timeStyle: 'short',
};

const timeOf = ( seconds: number ): string =>
	new Date( seconds * 1000 ).toLocaleString(
		document.documentElement.lang || undefined,
		TIME
	);

interface Props {
	undo: Undo;
	onDone: () => void;
}

/** Undoes the last import. */
export function TakeBack( { undo, onDone }: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	const takeBack = async () => {
		setBusy( true );
		try {
			await send( 'import/undo' );
			notify( __( 'The last import was undone.', 'frontage' ) );
		} catch ( error ) {
			notify( ( error as RestError ).message, { error: true } );
		}
		setBusy( false );
		onDone();
	};
	return (
		<div className="frontage-card frontage-undo">
			<p>
				{ sprintf(
					/* translators: 1: number of changes, 2: date and time of an import, 3: date and time until which it can be undone. */
					__(
						'Values changed by the import on %2$s: %1$d. You can undo it until %3$s. Changes made since then are kept.',
						'frontage'
					),
					undo.changes,
					timeOf( undo.made ),
					timeOf( undo.until )
				) }
			</p>
			<Button
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ takeBack }
				__next40pxDefaultSize
			>
				{ __( 'Undo import', 'frontage' ) }
			</Button>
		</div>
	);
}
