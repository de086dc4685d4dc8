import { CheckboxControl, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Places } from './places';

const EVERYWHERE = 'everywhere';

/** Places to show something on and to leave out, see `Overlay\\Popup_Rules`. */
export interface PlaceRules {
	show: string[];
	hide: string[];
}

interface Props {
	rules: PlaceRules;
	onChange: ( rules: PlaceRules ) => void;
}

/** Chooses the places that show something, and exceptions. */
export function PlaceRulesFields( { rules, onChange }: Props ) {
	const { show, hide } = rules;
	const isEverywhere = show.includes( EVERYWHERE );
	return (
		<>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Whole site', 'frontage' ) }
				checked={ isEverywhere }
				onChange={ ( isOn ) =>
					onChange( { ...rules, show: isOn ? [ EVERYWHERE ] : [] } )
				}
			/>
			{ ! isEverywhere && (
				<Places
					places={ show }
					onChange={ ( places ) =>
						onChange( { ...rules, show: places } )
					}
				/>
			) }
			<PanelBody
				title={ __( 'Except on', 'frontage' ) }
				initialOpen={ hide.length > 0 }
				className="frontage-places__except"
			>
				<Places
					places={ hide }
					onChange={ ( places ) =>
						onChange( { ...rules, hide: places } )
					}
				/>
			</PanelBody>
		</>
	);
}
