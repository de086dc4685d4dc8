import { store as blockEditorStore } from '@wordpress/block-editor';
import { hasBlockSupport } from '@wordpress/blocks';
import { select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { registerExtension } from '@frontage/editor';
import { LightboxFields } from './edit/fields';
import './style.scss';

/** Core blocks whose links to image files open in the lightbox. */
const CORE = [ 'core/image', 'core/gallery', 'core/media-text' ];

/** Returns whether a block decides about the lightbox for the images in it: its own, or those of inner blocks. */
const isWall = ( name: string ) =>
	CORE.includes( name ) ||
	hasBlockSupport( name, 'frontage.lightbox', false );

/** Returns whether a block is inside one that decides. */
function isInWall( clientId: string ): boolean {
	const { getBlockRootClientId, getBlockName } = select( blockEditorStore );
	const parent = getBlockRootClientId( clientId );
	return (
		!! parent &&
		( isWall( getBlockName( parent ) ?? '' ) || isInWall( parent ) )
	);
}

registerExtension( {
	slug: 'lightbox',
	label: __( 'Lightbox', 'frontage' ),
	Fields: LightboxFields,
	// An image in a gallery has what its gallery has.
	isFor: ( { name, clientId } ) => isWall( name ) && ! isInWall( clientId ),
} );
