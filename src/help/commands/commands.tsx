/** Commands for the command palette. */
// eslint-disable-next-line import/no-extraneous-dependencies -- WordPress brings it; nothing of it is built in.
import { useCommand, useCommandLoader } from '@wordpress/commands';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { desktop, help, mobile, styles, tablet } from '@wordpress/icons';
import { useDevice, type Device } from '@frontage/editor';
import { GUIDE, SCOPE } from '../guide/seen';
import { useCopiedStyle } from '../styles/use-copied-style';
import { meterIcon } from '../meter/icon';
import { PAGE_SIDEBAR } from '../meter/page-sidebar';
import { useInsertCommands } from './insert';
import { useSettingsCommands } from './settings';
import type { Command } from './types';

export function Commands() {
	useCommandLoader( { name: 'frontage/insert', hook: useInsertCommands } );
	useCommandLoader( {
		name: 'frontage/settings',
		hook: useSettingsCommands,
	} );
	useCommandLoader( { name: 'frontage/look', hook: useStyleCommands } );
	useCommandLoader( { name: 'frontage/devices', hook: useDeviceCommands } );
	useFindingsCommand();
	useGuideCommand();
	return null;
}

function useFindingsCommand() {
	const { enableComplementaryArea } = useDispatch( 'core/interface' );
	const label = __( 'Show performance and issues of this page', 'frontage' );
	useCommand( {
		name: 'frontage/findings',
		label,
		searchLabel: `${ label } ${ __(
			'Frontage issues performance accessibility',
			'frontage'
		) }`,
		icon: meterIcon,
		callback: ( { close } ) => {
			enableComplementaryArea( 'core', PAGE_SIDEBAR );
			close();
		},
	} );
}

function useGuideCommand() {
	const { set } = useDispatch( 'core/preferences' );
	useCommand( {
		name: 'frontage/guide',
		label: __( 'Show Frontage guide', 'frontage' ),
		icon: help,
		callback: ( { close } ) => {
			close();
			set( SCOPE, GUIDE, false );
		},
	} );
}

function useStyleCommands() {
	const { copy, paste } = useCopiedStyle();
	const all = [
		{
			name: 'copy',
			label: __( 'Copy Frontage style', 'frontage' ),
			work: copy,
		},
		{
			name: 'paste',
			label: __( 'Paste Frontage style', 'frontage' ),
			work: paste,
		},
	];
	return {
		isLoading: false,
		commands: all.flatMap( ( { name, label, work } ): Command[] =>
			work
				? [
						{
							name: `frontage/look-${ name }`,
							label,
							icon: styles,
							callback: ( { close } ) => {
								close();
								work();
							},
						},
					]
				: []
		),
	};
}

const previews = (): { device: Device; label: string; icon: JSX.Element }[] => [
	{
		device: 'desktop',
		label: __( 'Preview on desktop', 'frontage' ),
		icon: desktop,
	},
	{
		device: 'tablet',
		label: __( 'Preview on tablet', 'frontage' ),
		icon: tablet,
	},
	{
		device: 'phone',
		label: __( 'Preview on mobile', 'frontage' ),
		icon: mobile,
	},
];

function useDeviceCommands() {
	const [ now, setDevice ] = useDevice();
	return {
		isLoading: false,
		commands: previews()
			.filter( ( { device } ) => device !== now )
			.map( ( { device, label, icon } ): Command => ( {
				name: `frontage/preview-${ device }`,
				label,
				icon,
				callback: ( { close } ) => {
					setDevice( device );
					close();
				},
			} ) ),
	};
}
