/**
 * Settings in the sidebar that can be reset one by one.
 *
 * The only place that names WordPress's experimental tools panel, so that a change of its
 * name is one line.
 */
import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- Nothing else can reset settings one by one; named only here.
	__experimentalToolsPanel as ToolsPanel,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- As above.
	__experimentalToolsPanelItem as ToolsPanelItem,
} from '@wordpress/components';
import type { ReactNode } from 'react';

interface SettingsProps {
	label: string;
	/** Puts every setting of the panel back. */
	onReset: () => void;
	children: ReactNode;
}

/**
 * A panel of settings with “Reset all”.
 *
 * @param props          Label, reset and the settings.
 * @param props.label    Title of the panel.
 * @param props.onReset  Puts every setting back.
 * @param props.children `Setting` elements.
 */
export function Settings( { label, onReset, children }: SettingsProps ) {
	return (
		<ToolsPanel label={ label } resetAll={ onReset }>
			{ children }
		</ToolsPanel>
	);
}

interface SettingProps {
	label: string;
	isSet: boolean;
	onReset: () => void;
	children: ReactNode;
}

/**
 * One setting, always shown, with its own reset.
 *
 * @param props          Label, state, reset and the control.
 * @param props.label    Name of the setting.
 * @param props.isSet    Whether it differs from its default.
 * @param props.onReset  Puts it back.
 * @param props.children The control.
 */
export function Setting( { label, isSet, onReset, children }: SettingProps ) {
	return (
		<ToolsPanelItem
			label={ label }
			hasValue={ () => isSet }
			onDeselect={ onReset }
			isShownByDefault
		>
			{ children }
		</ToolsPanelItem>
	);
}
