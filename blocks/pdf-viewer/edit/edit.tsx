import {
	BlockControls,
	InspectorControls,
	MediaPlaceholder,
	MediaReplaceFlow,
	useBlockProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { ServerPreview, type EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';
import { pagesOf } from './count-pages';
import { icon } from './icon';
import { PdfSettings } from './settings';

interface Chosen {
	id?: number;
	url: string;
}

const TYPES = { allowedTypes: [ 'application/pdf' ], accept: '.pdf' };

/** The card as visitors see it, and its toolbar. */
export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	const choose = ( { id = 0, url }: Chosen ) => {
		setAttributes( { file: id, url, title: '', pages: 0, firstPage: 1 } );
		if ( id ) {
			void pagesOf( url ).then( ( pages ) => {
				if ( pages ) {
					setAttributes( { pages } );
				}
			} );
		}
	};
	const blockProps = useBlockProps( {
		className: `frontage-pdf-viewer is-${ attributes.opens } is-${ attributes.shape }`,
	} );
	if ( ! attributes.url ) {
		return (
			<div { ...blockProps }>
				<MediaPlaceholder
					icon={ icon }
					labels={ {
						title: __( 'PDF Viewer', 'frontage' ),
						instructions: __(
							'Drag and drop a PDF here, choose one from your library, or enter its address.',
							'frontage'
						),
					} }
					{ ...TYPES }
					onSelect={ choose }
					onSelectURL={ ( url: string ) => choose( { url } ) }
				/>
			</div>
		);
	}
	return (
		<>
			<BlockControls group="other">
				<MediaReplaceFlow
					mediaId={ attributes.file }
					mediaURL={ attributes.url }
					{ ...TYPES }
					onSelect={ choose }
					onSelectURL={ ( url: string ) => choose( { url } ) }
				/>
			</BlockControls>
			<InspectorControls>
				<PdfSettings { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				<ServerPreview
					block="frontage/pdf-viewer"
					attributes={ attributes }
					empty={ null }
				/>
			</div>
		</>
	);
}
