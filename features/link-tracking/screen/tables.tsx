import { __ } from '@wordpress/i18n';
import { Rows, postName } from '@frontage/settings/parts';
import { targetName, typeNames } from './names';
import type { Links, Row } from './types';

const count = ( { hits }: Row ) => hits.toLocaleString();

/** The lists: targets, types, and pages. */
export function Tables( { links }: { links: Links } ) {
	const types: Record< string, string > = typeNames();
	const clicks = __( 'Clicks', 'frontage' );
	const [ targets, kinds, pages ] = [
		__( 'Targets', 'frontage' ),
		__( 'Types', 'frontage' ),
		__( 'Pages', 'frontage' ),
	];
	return (
		<>
			<Rows
				label={ targets }
				head={ [ targets, __( 'Type', 'frontage' ), clicks ] }
				rows={ links.target.map( ( row ) => [
					<span key="name" className="frontage-links__target">
						{ targetName( row ) }
					</span>,
					types[ row.type ],
					count( row ),
				] ) }
			/>
			<div className="frontage-links__tables">
				<Rows
					label={ kinds }
					head={ [ kinds, clicks ] }
					rows={ links.type.map( ( row ) => [
						types[ row.key ],
						count( row ),
					] ) }
				/>
				<Rows
					label={ pages }
					head={ [ pages, clicks ] }
					rows={ links.post.map( ( row ) => [
						postName( row ),
						count( row ),
					] ) }
				/>
			</div>
		</>
	);
}
