import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import type { Values } from '@frontage/editor';

/**
 * Where the links of a preview lead; nothing where there is none.
 *
 * @param html What the server printed.
 * @param way  `previous` or `next`.
 */
export const linkIn = ( html: string, way: 'previous' | 'next' ) =>
	new DOMParser()
		.parseFromString( html, 'text/html' )
		.querySelector( `.frontage-pagination .is-${ way }` )
		?.getAttribute( 'href' )
		?.replace( /#.*/, '' )
		.replace( /^[^?]*\??/, '' );

/**
 * Turns the pages of the preview: a POST of the block as it is being edited, to the address of the page (S1 §7).
 *
 * @param attributes The block's.
 * @return A toolbar, and what the preview needs.
 */
export function useTurning( attributes: Values ) {
	const [ html, setHtml ] = useState( '' );
	const [ turned, setTurned ] = useState( { of: '', search: '' } );
	const of = JSON.stringify( attributes );
	// What is changed begins at its first page again.
	const search = turned.of === of ? turned.search : '';
	const button = ( way: 'previous' | 'next', label: string ) => {
		const link = linkIn( html, way );
		const isLeft = ( way === 'previous' ) !== isRTL();
		return (
			<ToolbarButton
				icon={ isLeft ? chevronLeft : chevronRight }
				label={ label }
				disabled={ link === undefined }
				onClick={ () => setTurned( { of, search: link ?? '' } ) }
			/>
		);
	};
	return {
		preview: { search, onHtml: setHtml },
		toolbar: (
			<BlockControls>
				<ToolbarGroup>
					{ button( 'previous', __( 'Previous page', 'frontage' ) ) }
					{ button( 'next', __( 'Next page', 'frontage' ) ) }
				</ToolbarGroup>
			</BlockControls>
		),
	};
}
