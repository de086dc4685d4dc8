import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { read } from './rest';
import { useExport, type ExportedFile } from './use-export';

/** Downloads every row of a report as CSV; `path` is the route that writes the file. */
export function ExportButton( { path }: { path: string } ) {
	const { isBusy, run } = useExport(
		() => read< ExportedFile >( path ),
		'text/csv'
	);
	return (
		<Button
			variant="secondary"
			__next40pxDefaultSize
			isBusy={ isBusy }
			aria-disabled={ isBusy } // Not `disabled`, which would lose focus.
			onClick={ () => isBusy || void run() }
		>
			{ __( 'Export CSV', 'frontage' ) }
		</Button>
	);
}
