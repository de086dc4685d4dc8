import { __ } from '@wordpress/i18n';
import { registerExtension } from '@frontage/editor';
import { OFFSET, StickyFields } from './edit/panel';
import './style.scss';

registerExtension( {
	slug: 'sticky',
	label: __( 'Sticky', 'frontage' ),
	Fields: StickyFields,
	help: { wake: 'media(min-width: 769px)' },
	preview: ( { side, offset } ) =>
		side
			? {
					className: `has-frontage-sticky is-frontage-sticky-${ side }`,
					style: {
						'--frontage-sticky-offset': `${ Number( offset ?? OFFSET ) }px`,
					},
				}
			: null,
} );
