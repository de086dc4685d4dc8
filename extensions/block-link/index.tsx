import { __ } from '@wordpress/i18n';
import { registerExtension } from '@frontage/editor';
import { LinkFields } from './edit/panel';
import './style.scss';

/** Blocks that cannot contain a link, or are one already. */
const WITHOUT_LINK = [
	'core/list',
	'core/list-item',
	'core/separator',
	'core/button',
	'core/social-link',
	'core/navigation-link',
	'core/read-more',
];

registerExtension( {
	slug: 'block-link',
	savedAs: 'module-link',
	label: __( 'Block link', 'frontage' ),
	Fields: LinkFields,
	isFor: ( { name } ) => ! WITHOUT_LINK.includes( name ),
	help: { wake: 'idle' },
} );
