import { CheckboxControl, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { FoundTokens } from './found-tokens';

interface Props {
	/** Places such as `front`, `type:post`, `id:7`, `category:5`, `path:/shop/*`. */
	places: string[];
	onChange: ( places: string[] ) => void;
}

const PATH = 'path:';

const isPath = ( place: string ) => place.startsWith( PATH );

/** Returns the kinds of pages. */
const kinds = (): [ string, string ][] => [
	[ 'front', __( 'Homepage', 'frontage' ) ],
	[ 'type:post', __( 'Posts', 'frontage' ) ],
	[ 'type:page', __( 'Pages', 'frontage' ) ],
	[ 'type:product', __( 'Products', 'frontage' ) ],
	[ 'archive', __( 'Archives', 'frontage' ) ],
	[ 'search', __( 'Search results', 'frontage' ) ],
	[ '404', __( 'Page not found', 'frontage' ) ],
];

/** Chooses places: kinds of pages, single pages, terms, and addresses. */
export function Places( { places, onChange }: Props ) {
	const toggle = ( place: string, isOn: boolean ) =>
		onChange(
			isOn
				? [ ...places, place ]
				: places.filter( ( one ) => one !== place )
		);
	return (
		<div className="frontage-places">
			{ kinds().map( ( [ place, label ] ) => (
				<CheckboxControl
					key={ place }
					__nextHasNoMarginBottom
					label={ label }
					checked={ places.includes( place ) }
					onChange={ ( isOn ) => toggle( place, isOn ) }
				/>
			) ) }
			<FoundTokens
				label={ __( 'Single pages', 'frontage' ) }
				type="post"
				places={ places }
				onChange={ onChange }
			/>
			<FoundTokens
				label={ __( 'Categories, tags, and other terms', 'frontage' ) }
				type="term"
				places={ places }
				onChange={ onChange }
			/>
			<Addresses places={ places } onChange={ onChange } />
		</div>
	);
}

function Addresses( { places, onChange }: Props ) {
	const [ text, setText ] = useState( () =>
		places
			.filter( isPath )
			.map( ( place ) => place.slice( PATH.length ) )
			.join( '\n' )
	);
	const change = ( typed: string ) => {
		setText( typed );
		onChange( [
			...places.filter( ( place ) => ! isPath( place ) ),
			...pathsIn( typed ),
		] );
	};
	return (
		<TextareaControl
			__nextHasNoMarginBottom
			label={ __( 'Addresses', 'frontage' ) }
			help={ __(
				'One per line, such as /shop/*. The asterisk stands for any text.',
				'frontage'
			) }
			rows={ 3 }
			value={ text }
			onChange={ change }
		/>
	);
}

/**
 * Returns the addresses in a text as places; a complete URL counts by its path.
 *
 * @param text One address per line.
 */
export const pathsIn = ( text: string ): string[] => [
	...new Set(
		text
			.split( '\n' )
			.map( ( line ) => line.trim().replace( /^https?:\/\/[^/]*/i, '' ) )
			.filter( Boolean )
			.map( ( line ) => `${ PATH }/${ line.replace( /^\/+/, '' ) }` )
	),
];
