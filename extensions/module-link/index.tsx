import { __ } from '@wordpress/i18n';
import { registerExtension } from '@frontage/editor';
import { LinkFields } from './edit/panel';
import './style.scss';

/** Blocks whose outermost element cannot contain a link. */
const WITHOUT_LINK = [ 'core/list', 'core/list-item', 'core/separator' ];

registerExtension( {
	slug: 'module-link',
	label: __( 'Block link', 'frontage' ),
	Fields: LinkFields,
	isFor: ( { name } ) => ! WITHOUT_LINK.includes( name ),
	help: { wake: 'idle' },
} );
