/** The way back from the last import. */
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

export function TakeBack( { undo, onDone }: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	const takeBack = async () => {
		setBusy( true );
		try {
			await send( 'import/undo' );
			notify( __( 'The last import was taken back.', 'frontage' ) );
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
					/* translators: 1: number of changes, 2: date and time of an import, 3: date and time of a limit. */
					__(
						'The import of %2$s changed %1$d values. You can take it back until %3$s; what changed since stays.',
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
				{ __( 'Take the import back', 'frontage' ) }
			</Button>
		</div>
	);
}
