import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	registerExtension,
	Setting,
	Settings,
	type PanelProps,
} from '@frontage/editor';
import './style.scss';

const LABEL = __( 'Tooltip', 'frontage' );

function Panel( { settings, onChange, onReset }: PanelProps ) {
	const text = __( 'Text', 'frontage' );
	return (
		<Settings label={ LABEL } onReset={ onReset }>
			<Setting
				label={ text }
				isSet={ !! settings.text }
				onReset={ onReset }
			>
				<TextareaControl
					__nextHasNoMarginBottom
					label={ text }
					help={ __(
						'Appears on hover and keyboard focus, but not on touch screens. Do not put essential information here.',
						'frontage'
					) }
					rows={ 2 }
					value={ String( settings.text ?? '' ) }
					onChange={ ( value ) => onChange( { text: value } ) }
				/>
			</Setting>
		</Settings>
	);
}

registerExtension( {
	slug: 'tooltip',
	Panel,
	preview: ( { text } ) => ( text ? { title: String( text ) } : null ),
} );
