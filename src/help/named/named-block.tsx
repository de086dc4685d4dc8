import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';

/**
 * What the address names, such as `modal:my-offer`: a module and an anchor; see `Admin\\Overlays\\Overlay_List`.
 * Read when the script loads, because the site editor changes its address.
 */
const NAMED = new URLSearchParams( window.location.search ).get(
	'frontage_block'
);

/** How long the editor's canvas may take, in milliseconds. */
const PATIENCE_MS = 15_000;

/** Selects the block that a link to the editor names, and scrolls to it. */
export function NamedBlock() {
	const [ isDone, setDone ] = useState( ! NAMED );
	const found = useSelect(
		( select ) =>
			isDone ? undefined : find( select( blockEditorStore ), NAMED! ),
		[ isDone ]
	);
	const { selectBlock } = useDispatch( blockEditorStore );
	useEffect( () => {
		if ( found ) {
			setDone( true );
			void selectBlock( found );
			scrollTo( found, Date.now() + PATIENCE_MS );
		}
	}, [ found, selectBlock ] );
	return null;
}

interface Blocks {
	getClientIdsWithDescendants: () => string[];
	getBlockName: ( id: string ) => string | null;
	getBlockAttributes: ( id: string ) => Record< string, unknown > | null;
}

/**
 * Returns the client ID of a block: the one with the anchor, or the first of its type.
 *
 * @param blocks The editor's blocks.
 * @param named  Module and anchor, separated by a colon.
 */
function find( blocks: Blocks, named: string ): string | undefined {
	const [ module, ...anchor ] = named.split( ':' );
	const all = blocks
		.getClientIdsWithDescendants()
		.filter(
			( id ) => blocks.getBlockName( id ) === `frontage/${ module }`
		);
	return (
		all.find(
			( id ) =>
				blocks.getBlockAttributes( id )?.anchor === anchor.join( ':' )
		) ?? all[ 0 ]
	);
}

/**
 * Scrolls to a block as soon as the canvas shows it.
 *
 * @param id    Client ID.
 * @param until When to give up, in milliseconds of the clock.
 */
function scrollTo( id: string, until: number ): void {
	const canvas = document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	);
	const block = ( canvas?.contentDocument ?? document ).getElementById(
		`block-${ id }`
	);
	if ( block ) {
		block.scrollIntoView( { block: 'center' } );
	} else if ( Date.now() < until ) {
		requestAnimationFrame( () => scrollTo( id, until ) );
	}
}
