import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { send, useExport, type ExportedFile } from '../../parts';

interface Props {
	/** The current search. */
	query: URLSearchParams;
	total: number;
}

/** Exports the search results as CSV. */
export function Export( { query, total }: Props ) {
	const { isBusy, run } = useExport(
		() =>
			send< ExportedFile >(
				'subscribers/export',
				Object.fromEntries( query )
			),
		'text/csv'
	);
	return (
		<Button
			variant="secondary"
			size="compact"
			isBusy={ isBusy }
			disabled={ isBusy || ! total }
			accessibleWhenDisabled
			onClick={ () => void run() }
		>
			{ __( 'Export CSV', 'frontage' ) }
		</Button>
	);
}
