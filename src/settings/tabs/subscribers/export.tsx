import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { notify, send, type RestError } from '../../parts';

interface Props {
	/** The current search. */
	query: URLSearchParams;
	total: number;
}

/** Exports the search results as CSV. */
export function Export( { query, total }: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	const save = async () => {
		setBusy( true );
		try {
			const { name, text } = await send< { name: string; text: string } >(
				'subscribers/export',
				Object.fromEntries( query )
			);
			offer( name, text );
		} catch ( error ) {
			notify( ( error as RestError ).message, { error: true } );
		}
		setBusy( false );
	};
	return (
		<Button
			variant="secondary"
			size="compact"
			isBusy={ isBusy }
			disabled={ isBusy || ! total }
			accessibleWhenDisabled
			onClick={ () => void save() }
		>
			{ __( 'Export CSV', 'frontage' ) }
		</Button>
	);
}

function offer( name: string, text: string ): void {
	const url = URL.createObjectURL(
		new Blob( [ text ], { type: 'text/csv' } )
	);
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = name;
	link.click();
	setTimeout( () => URL.revokeObjectURL( url ) );
}
