import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { registerExtension, Setting, type PanelProps } from '@frontage/editor';
import './style.scss';

function Fields( { settings, onChange, onReset }: PanelProps ) {
	const text = __( 'Text', 'frontage' );
	return (
		<Setting label={ text } isSet={ !! settings.text } onReset={ onReset }>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ text }
				help={ __(
					'Appears on hover, keyboard focus and tap. A tap on a link or button does not show it, so do not put essential information here.',
					'frontage'
				) }
				rows={ 2 }
				value={ String( settings.text ?? '' ) }
				onChange={ ( value ) => onChange( { text: value } ) }
			/>
		</Setting>
	);
}

registerExtension( {
	slug: 'tooltip',
	label: __( 'Tooltip', 'frontage' ),
	Fields,
	preview: ( { text } ) => ( text ? { title: String( text ) } : null ),
} );
