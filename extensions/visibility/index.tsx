import { __ } from '@wordpress/i18n';
import { registerExtension } from '@frontage/editor';
import { VisibilityFields } from './edit/panel';
import './style.scss';

registerExtension( {
	slug: 'visibility',
	label: __( 'Visibility', 'frontage' ),
	Fields: VisibilityFields,
} );
