import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import { registerExtension } from '@frontage/editor';
import { MultiViewFields } from './edit/panel';
import { withPreview } from './edit/preview';
import { withText } from './edit/text';
import './edit/editor.scss';
import './style.scss';

registerExtension( {
	slug: 'multi-view',
	label: __( 'Multi-view', 'frontage' ),
	Fields: MultiViewFields,
} );

addFilter( 'editor.BlockListBlock', 'frontage/multi-view', withPreview );
addFilter( 'editor.BlockEdit', 'frontage/multi-view', withText );
