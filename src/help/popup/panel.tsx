import { Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import {
	PlaceRulesFields,
	type PlaceRules,
} from '@frontage/editor/places/rules';
import { storeNamed } from '@frontage/editor/stores';

/** Post type and post meta, see `Overlay\\Popup_Type` and `Overlay\\Popup_Rules`. */
const TYPE = 'frontage_popup';
const META = 'frontage_popup_rules';

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
	return (
		<PluginDocumentSettingPanel
			name="frontage-popup"
			title={ __( 'Where it is shown', 'frontage' ) }
		>
			{ ! rules.show.length && (
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
			<PlaceRulesFields
				rules={ rules }
				onChange={ ( changed ) =>
					editPost( { meta: { [ META ]: changed } } )
				}
			/>
		</PluginDocumentSettingPanel>
	);
}

function useRules(): { isPopup: boolean; rules: PlaceRules } {
	return useSelect( ( select ) => {
		const editor = storeNamed( select, 'core/editor' );
		const meta = editor?.getEditedPostAttribute?.( 'meta' ) as
			Record< string, PlaceRules > | undefined;
		return {
			isPopup: editor?.getCurrentPostType?.() === TYPE,
			rules: meta?.[ META ] ?? NOWHERE,
		};
	}, [] );
}

const NOWHERE: PlaceRules = { show: [], hide: [] };
