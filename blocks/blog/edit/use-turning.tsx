import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import type { Values } from '@frontage/editor';

/**
 * Returns the URL of a link in the preview, if it exists.
 *
 * @param html Server-rendered HTML.
 */
export const linkIn = ( html: string, way: 'previous' | 'next' ) =>
	new DOMParser()
		.parseFromString( html, 'text/html' )
		.querySelector( `.frontage-pagination .is-${ way }` )
		?.getAttribute( 'href' )
		?.replace( /#.*/, '' )
		.replace( /^[^?]*\??/, '' );

/**
 * Paginates the preview: posts the edited block to the URL of the page (S1 §7).
 *
 * @param attributes Block attributes.
 * @return A toolbar, and the preview's props.
 */
export function useTurning( attributes: Values ) {
	const [ html, setHtml ] = useState( '' );
	const [ turned, setTurned ] = useState( { of: '', search: '' } );
	const of = JSON.stringify( attributes );
	// Changed attributes start at the first page again.
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
