import { __ } from '@wordpress/i18n';
import { useField } from './field-values';
import { Field, RangeField, TextField, ToggleField } from './fields';
import { usePostTypes } from './query/use-types';
import { TokenField } from './token-field';

/**
 * The settings for what a live search searches, shared by all blocks with a live search.
 *
 * Use it inside `BlockSettings`.
 */
export function SearchFields() {
	return (
		<>
			<TextField
				name="placeholder"
				label={ __( 'Placeholder text', 'frontage' ) }
			/>
			<TypesField />
			<RangeField
				name="perType"
				label={ __( 'Results per post type', 'frontage' ) }
				max={ 10 }
			/>
			<ToggleField
				name="remembers"
				label={ __( 'Offer recent searches', 'frontage' ) }
				help={ __(
					'Kept only in the visitor’s browser, who can clear them.',
					'frontage'
				) }
			/>
		</>
	);
}

function TypesField() {
	const label = __( 'Search in', 'frontage' );
	const { value, change } = useField( 'types' );
	const names = usePostTypes();
	const slugOf = ( name: unknown ) =>
		Object.keys( names ).find( ( slug ) => names[ slug ] === name ) ?? [];
	return (
		<Field name="types" label={ label }>
			<TokenField
				label={ label }
				placeholder={ __( 'All searchable content', 'frontage' ) }
				value={ ( value as string[] ).map(
					( slug ) => names[ slug ] ?? slug
				) }
				suggestions={ Object.values( names ) }
				onChange={ ( tokens ) => change( tokens.flatMap( slugOf ) ) }
			/>
		</Field>
	);
}
