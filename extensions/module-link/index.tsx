import { __ } from '@wordpress/i18n';
import { registerExtension } from '@frontage/editor';
import { LinkFields } from './edit/panel';
import './style.scss';

registerExtension( {
	slug: 'module-link',
	label: __( 'Block link', 'frontage' ),
	Fields: LinkFields,
	help: { wake: 'idle' },
} );
