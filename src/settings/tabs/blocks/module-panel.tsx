import { __ } from '@wordpress/i18n';
import { SaveBar, SettingControl, useSettings } from '../../parts';
import { Cost } from './cost';
import { Places } from './places';
import type { Module } from './types';

interface Props {
	module: Module;
	/** Child blocks. */
	parts: Module[];
}

/** Details of a module: settings, cost, and where it is used. */
export function ModulePanel( { module, parts }: Props ) {
	const { fields } = useSettings();
	const mine = fields.filter(
		( field ) => field.module === module.slug && ! field.tab
	);
	return (
		<div className="frontage-module__panel">
			{ mine.length > 0 && (
				<div className="frontage-module__settings">
					<h5>{ __( 'Settings', 'frontage' ) }</h5>
					{ mine.map( ( field ) => (
						<SettingControl key={ field.key } field={ field } />
					) ) }
					<SaveBar modules={ [ module.slug ] } />
				</div>
			) }
			<div className="frontage-module__more">
				{ parts.length > 0 && (
					<>
						<h5>{ __( 'Includes', 'frontage' ) }</h5>
						<ul className="frontage-module__parts">
							{ parts.map( ( { slug, title, description } ) => (
								<li key={ slug }>
									<strong>{ title }</strong> { description }
								</li>
							) ) }
						</ul>
					</>
				) }
				<h5>{ __( 'What it adds to a page', 'frontage' ) }</h5>
				<Cost module={ module } />
				{ !! module.places && (
					<>
						<h5>{ __( 'Where it is used', 'frontage' ) }</h5>
						<Places slug={ module.slug } />
					</>
				) }
			</div>
		</div>
	);
}
