import { __ } from '@wordpress/i18n';
import { registerExtension } from '@frontage/editor';
import { BLOCKS } from './edit/blocks';
import { VideoBackgroundFields } from './edit/panel';
import { styleOf } from './edit/style-of';
import './style.scss';

registerExtension( {
	slug: 'video-background',
	label: __( 'Video background', 'frontage' ),
	isFor: ( { name } ) => BLOCKS.includes( name ),
	Fields: VideoBackgroundFields,
	preview: ( settings ) =>
		settings.video
			? {
					className: 'has-frontage-video-background',
					style: styleOf( settings ),
				}
			: null,
	help: { wake: () => 'idle' },
} );
