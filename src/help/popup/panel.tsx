import { CheckboxControl, Notice, PanelBody } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { storeNamed } from '@frontage/editor/stores';
import { Places } from './places';

/** Post type and post meta, see `Overlay\\Popup_Type` and `Overlay\\Popup_Rules`. */
const TYPE = 'frontage_popup';
const META = 'frontage_popup_rules';

const EVERYWHERE = 'everywhere';

interface Rules {
	show: string[];
	hide: string[];
}

interface Dispatch {
	editPost: ( changes: object ) => void;
}

/** The panel of a popup of its own: where it is shown. */
export function PopupPanel() {
	const { isPopup, rules } = useRules();
	const { editPost } = useDispatch( 'core/editor' ) as Dispatch;
	if ( ! isPopup ) {
		return null;
	}
	const { show, hide } = rules;
	const isEverywhere = show.includes( EVERYWHERE );
	const change = ( changed: Partial< Rules > ) =>
		editPost( { meta: { [ META ]: { ...rules, ...changed } } } );
	return (
		<PluginDocumentSettingPanel
			name="frontage-popup"
			title={ __( 'Where it is shown', 'frontage' ) }
		>
			{ ! show.length && (
				<Notice
					status="warning"
					isDismissible={ false }
					className="frontage-popup__none"
				>
					{ __(
						'Not shown anywhere yet. Choose the pages that show it.',
						'frontage'
					) }
				</Notice>
			) }
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Whole site', 'frontage' ) }
				checked={ isEverywhere }
				onChange={ ( isOn ) =>
					change( { show: isOn ? [ EVERYWHERE ] : [] } )
				}
			/>
			{ ! isEverywhere && (
				<Places
					places={ show }
					onChange={ ( places ) => change( { show: places } ) }
				/>
			) }
			<PanelBody
				title={ __( 'Except on', 'frontage' ) }
				initialOpen={ hide.length > 0 }
				className="frontage-popup__except"
			>
				<Places
					places={ hide }
					onChange={ ( places ) => change( { hide: places } ) }
				/>
			</PanelBody>
		</PluginDocumentSettingPanel>
	);
}

function useRules(): { isPopup: boolean; rules: Rules } {
	return useSelect( ( select ) => {
		const editor = storeNamed( select, 'core/editor' );
		const meta = editor?.getEditedPostAttribute?.( 'meta' ) as
			Record< string, Rules > | undefined;
		return {
			isPopup: editor?.getCurrentPostType?.() === TYPE,
			rules: meta?.[ META ] ?? NOWHERE,
		};
	}, [] );
}

const NOWHERE: Rules = { show: [], hide: [] };
