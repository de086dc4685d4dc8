import { __ } from '@wordpress/i18n';
import { registerExtension } from '@frontage/editor';
import { ScrollspyFields } from './edit/panel';
import './style.scss';

registerExtension( {
	slug: 'scrollspy',
	label: __( 'Scrollspy', 'frontage' ),
	Fields: ScrollspyFields,
	preview: ( { effect, eachChild } ) =>
		effect
			? {
					className: `has-frontage-scrollspy${ eachChild ? '-children' : '' } is-frontage-scrollspy-${ effect }`,
				}
			: null,
} );
