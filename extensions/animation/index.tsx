import { __ } from '@wordpress/i18n';
import { registerExtension, type ExtensionSettings } from '@frontage/editor';
import { styleOf } from './edit/entry';
import { AnimationFields } from './edit/panel';
import './style.scss';

/** The order of changes; each change renames the animation so that it replays. */
const order = new WeakMap< ExtensionSettings, number >();
let changes = 0;

function nameFor( settings: ExtensionSettings ): string {
	if ( ! order.has( settings ) ) {
		order.set( settings, changes++ );
	}
	return ( order.get( settings ) as number ) % 2
		? 'frontage-animation-in-again'
		: 'frontage-animation-in';
}

registerExtension( {
	slug: 'animation',
	label: __( 'Animation', 'frontage' ),
	Fields: AnimationFields,
	help: { wake: 'idle' },
	preview: ( settings ) => {
		const style = styleOf( settings );
		return (
			style && {
				className: 'has-frontage-animation',
				style: {
					...style,
					'--frontage-animation-name': nameFor( settings ),
				},
			}
		);
	},
} );
