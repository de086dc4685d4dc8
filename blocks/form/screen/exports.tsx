import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { read, useExport, type ExportedFile } from '@frontage/settings/parts';

/** Exports all pages of the list as a file. */
export function Exports( { query }: { query: string } ) {
	return (
		<>
			<Export format="csv" query={ query }>
				{ __( 'Export CSV', 'frontage' ) }
			</Export>
			<Export format="json" query={ query }>
				{ __( 'Export JSON', 'frontage' ) }
			</Export>
		</>
	);
}

interface Props {
	format: string;
	query: string;
	children: string;
}

function Export( { format, query, children }: Props ) {
	const { isBusy, run } = useExport( () =>
		read< ExportedFile >( `entries/export?format=${ format }&${ query }` )
	);
	return (
		<Button
			size="compact"
			variant="tertiary"
			isBusy={ isBusy }
			aria-disabled={ isBusy } // Not `disabled`, which would lose focus.
			onClick={ () => isBusy || void run() }
		>
			{ children }
		</Button>
	);
}
