import { createHigherOrderComponent } from '@wordpress/compose';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import type { ComponentType } from 'react';
import type { EditedBlock } from './extension-settings';
import { useIsPreview } from './use-is-preview';

/** Address of one of our pictures. */
const PICTURE = /\/includes\/Domain\/Pictures\/files\/([\w-]+)\.webp$/;

const DATA = 'data:image/webp;base64,';

/** Stands for a picture while the small ones are on their way. */
const EMPTY =
	'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/%3E';

/** What stands in a preview for a picture of ours is no address that authors could have typed. */
export const isSmallPicture = ( url: unknown ): url is string =>
	url === EMPTY || ( typeof url === 'string' && url.startsWith( DATA ) );

type Small = Record< string, string >;

let address = '';

let request: Promise< Small > | undefined;

let loaded: Small | undefined;

/** Loads the small pictures, once. If they do not arrive, there are none and each picture is loaded. */
const load = () =>
	( request ??= fetch( address )
		.then( ( answer ) => ( answer.ok ? answer.json() : {} ) )
		.catch( () => ( {} ) )
		.then( ( small ) => ( loaded = small as Small ) ) );

/** Attributes by whether they name a picture of ours: a preview asks about each block again and again. */
const known = new WeakMap< object, boolean >();

function holds( node: unknown ): boolean {
	if ( typeof node === 'string' ) {
		return PICTURE.test( node );
	}
	if ( ! node || typeof node !== 'object' ) {
		return false;
	}
	const found =
		known.get( node ) ??
		Object.values( node ).some( ( part ) => holds( part ) );
	known.set( node, found );
	return found;
}

/**
 * Returns attributes with small pictures in place of ours.
 *
 * @param node  Attributes, or a part of them.
 * @param small Base64 of WebP by name; undefined while they are on their way.
 */
export function withSmallPictures< T >( node: T, small?: Small ): T {
	if ( ! holds( node ) ) {
		return node;
	}
	if ( typeof node === 'string' ) {
		const data = small?.[ PICTURE.exec( node )?.[ 1 ] ?? '' ];
		const found = data ? DATA + data : node;
		return ( small ? found : EMPTY ) as T & string;
	}
	if ( Array.isArray( node ) ) {
		return node.map( ( part ) => withSmallPictures( part, small ) ) as T;
	}
	return Object.fromEntries(
		Object.entries( node as object ).map( ( [ key, value ] ) => [
			key,
			withSmallPictures( value, small ),
		] )
	) as T;
}

/**
 * Returns, in a preview, attributes with our pictures as small as they are seen; in the post, the same attributes.
 *
 * @param attributes Of a block, or of several.
 */
export function useSmallPictures< T >( attributes: T ): T {
	const isSmall = useIsPreview() && holds( attributes );
	const [ small, setSmall ] = useState( loaded );
	useEffect( () => {
		let isHere = true;
		if ( isSmall ) {
			void load().then( ( all ) => isHere && setSmall( all ) );
		}
		return () => {
			isHere = false;
		};
	}, [ isSmall ] );
	return useMemo(
		() => ( isSmall ? withSmallPictures( attributes, small ) : attributes ),
		[ isSmall, attributes, small ]
	);
}

interface Props {
	props: EditedBlock;
	BlockEdit: ComponentType< EditedBlock >;
}

/** Shows a block that names a picture of ours. */
function WithPicture( { props, BlockEdit }: Props ) {
	const attributes = useSmallPictures( props.attributes );
	return <BlockEdit { ...props } attributes={ attributes } />;
}

/**
 * Lets previews of blocks and patterns share one file with all our pictures: each preview is a document of its own, which would load
 * each picture again, larger than it shows it.
 *
 * @param url Address of the file.
 */
export function previewSmallPictures( url: string ): void {
	address = url;
	addFilter(
		'editor.BlockEdit',
		'frontage/small-pictures',
		createHigherOrderComponent(
			( BlockEdit: ComponentType< EditedBlock > ) =>
				( props: EditedBlock ) =>
					holds( props.attributes ) ? (
						<WithPicture props={ props } BlockEdit={ BlockEdit } />
					) : (
						<BlockEdit { ...props } />
					),
			'withSmallPictures'
		)
	);
}
