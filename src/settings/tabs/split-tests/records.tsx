import { __ } from '@wordpress/i18n';
import { Rows } from '../../parts';
import type { Report } from './types';
import { recordNames, whole } from './labels';

/** Everything that was counted, by variant. */
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
					__( 'Variant', 'frontage' ),
					...names.map( ( [ , name ] ) => name ),
				] }
				rows={ variants.map( ( variant ) => [
					variant.name,
					...names.map( ( [ record ] ) =>
						whole( variant.records[ record ] ?? 0 )
					),
				] ) }
			/>
		</details>
	);
}
