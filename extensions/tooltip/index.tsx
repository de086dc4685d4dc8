import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	registerExtension,
	Setting,
	Settings,
	type PanelProps,
} from '../../src/editor';
import './style.scss';

const LABEL = __( 'Tooltip', 'frontage' );

function Panel( { settings, onChange, onReset }: PanelProps ) {
	const text = __( 'Words', 'frontage' );
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
						'Shown by mouse and keyboard, not to fingers: say nothing here that everybody needs.',
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
