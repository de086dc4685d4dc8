import { __ } from '@wordpress/i18n';
import { registerExtension } from '@frontage/editor';
import { ShareFields } from './edit/panel';
import './style.scss';

registerExtension( {
	slug: 'share-image',
	label: __( 'Picture sharing', 'frontage' ),
	Fields: ShareFields,
	help: { wake: 'interaction' },
} );
