import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { SettingsProps } from '@frontage/editor';
import type { Attributes } from '../attributes';
import { useAds, type Ads } from './use-ads';

type Props = SettingsProps< Attributes >;

/** Chooses a group or one ad. */
export function SourceField( { attributes, setAttributes }: Props ) {
	const { ad, group } = attributes;
	const found = useAds();
	let value = '';
	if ( ad ) {
		value = `ad:${ ad }`;
	} else if ( group ) {
		value = `group:${ group }`;
	}
	const options = optionsOf( found );
	const isKnown = options.some( ( option ) => option.value === value );
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Ads', 'frontage' ) }
			value={ value }
			options={ [
				{ value: '', label: __( 'Select…', 'frontage' ) },
				...options,
				...( isKnown || ! value || ! found
					? []
					: [ { value, label: __( 'Deleted', 'frontage' ) } ] ),
			] }
			onChange={ ( chosen ) => setAttributes( sourceOf( chosen ) ) }
		/>
	);
}

/** Returns the attributes for a choice such as `ad:12` or `group:sidebar`. */
export function sourceOf( chosen: string ): { ad: number; group: string } {
	const at = chosen.indexOf( ':' );
	const kind = chosen.slice( 0, at );
	const name = chosen.slice( at + 1 );
	return {
		ad: kind === 'ad' ? Number( name ) : 0,
		group: kind === 'group' ? name : '',
	};
}

const nameOf = ( name: string ) => name || __( '(no title)', 'frontage' );

const optionsOf = ( found: Ads | null ) => [
	...( found?.groups ?? [] ).map( ( { slug, name } ) => ( {
		value: `group:${ slug }`,
		/* translators: %s: name of a group of ads. */
		label: sprintf( __( 'Group: %s', 'frontage' ), name ),
	} ) ),
	...( found?.ads ?? [] ).map( ( { id, name, isRunning } ) => ( {
		value: `ad:${ id }`,
		label: isRunning
			? nameOf( name )
			: sprintf(
					/* translators: %s: name of an ad. */
					__( '%s (not running)', 'frontage' ),
					nameOf( name )
				),
	} ) ),
];
