import { __ } from '@wordpress/i18n';
import { Rows } from '../../parts';
import type { Report } from './types';
import { recordNames, versionOf, whole } from './words';

/** Everything that was counted, by version. */
export function Records( { report: { variants } }: { report: Report } ) {
	const names = Object.entries( recordNames() ).filter( ( [ record ] ) =>
		variants.some( ( { records } ) => records[ record ] )
	);
	if ( ! names.length ) {
		return null;
	}
	const label = __( 'All counts', 'frontage' );
	return (
		<details className="frontage-split__records">
			<summary>{ label }</summary>
			<Rows
				label={ label }
				head={ [
					__( 'Version', 'frontage' ),
					...names.map( ( [ , name ] ) => name ),
				] }
				rows={ variants.map( ( version ) => [
					versionOf( version ),
					...names.map( ( [ record ] ) =>
						whole( version.records[ record ] ?? 0 )
					),
				] ) }
			/>
		</details>
	);
}
