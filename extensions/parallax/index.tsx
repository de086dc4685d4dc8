import { __ } from '@wordpress/i18n';
import { registerExtension } from '@frontage/editor';
import { ParallaxFields } from './edit/panel';
import { styleOf } from './edit/values';
import './style.scss';

registerExtension( {
	slug: 'parallax',
	label: __( 'Parallax', 'frontage' ),
	Fields: ParallaxFields,
	preview: ( settings ) => {
		const style = styleOf( settings );
		return style && { className: 'has-frontage-parallax', style };
	},
} );
