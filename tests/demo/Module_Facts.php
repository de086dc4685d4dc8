<?php
/**
 * What is beside the example on a module's page.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Demo;

use Frontage\Base\Costs;
use Frontage\Base\Paths;
use Frontage\Domain\Blocks\Pattern_Markup as Markup;

/** The costs of a module, and its settings. */
final class Module_Facts {
	private const MOMENTS = array(
		'load' => 'When the page loads',
		'near' => 'When it comes near',
		'use'  => 'When it is used',
	);

	/** More settings than these are run on, or they would be far longer than what is beside them. */
	private const MANY = 9;

	/** More settings than these are counted. */
	private const MOST = 24;

	/** What blocks support, and how the editor calls it. */
	private const SUPPORTS = array(
		'align'                => 'width and position',
		'color'                => 'colors',
		'typography'           => 'typography',
		'spacing'              => 'spacing',
		'__experimentalBorder' => 'border',
	);

	/**
	 * Returns what a module costs a visitor at most.
	 *
	 * @param string $slug The module's folder.
	 */
	public static function costs( string $slug ): string {
		$rows = '';
		foreach ( array_filter( Costs::most( $slug ) ) as $moment => $bytes ) {
			$rows .= self::row( self::MOMENTS[ $moment ], $bytes < KB_IN_BYTES ? "$bytes B" : (string) size_format( $bytes, 1 ) );
		}
		$note = '' === $rows
			? 'No file: 0 B to load, whatever a visitor does.'
			: 'At most, compressed, with every file that it shares with other modules.';
		return Markup::heading( 'What it costs', 2, '', 'medium' ) . $rows . Markup::paragraph( $note, '', 'small' );
	}

	/**
	 * Returns the names of a module's settings.
	 *
	 * @param string $kind Such as `blocks`.
	 * @param string $slug The module's folder.
	 * @param string $title Of the module, which is no setting of it.
	 */
	public static function settings( string $kind, string $slug, string $title ): string {
		$json   = 'blocks' === $kind
			? wp_json_file_decode( Paths::path( "blocks/$slug/block.json" ), array( 'associative' => true ) )
			: array();
		$also   = array_values( array_intersect_key( self::SUPPORTS, array_filter( $json['supports'] ?? array() ) ) );
		$lists  = array_filter(
			array(
				'Settings'           => array_values( array_diff( Editor_Settings::of( $kind, $slug ), array( $title ) ) ),
				'For the whole site' => Editor_Settings::of_site( $slug ),
			)
		);
		$markup = '';
		foreach ( $lists as $title => $names ) {
			$rest    = count( $names ) - self::MOST;
			$names   = $rest > 0 ? array( ...array_slice( $names, 0, self::MOST ), "$rest more" ) : $names;
			$items   = implode( '', array_map( self::item( ... ), $names ) );
			$list    = "<ul class=\"wp-block-list has-small-font-size\">$items</ul>";
			$list    = Markup::block( 'list', array( 'fontSize' => 'small' ), $list );
			$run     = Markup::paragraph( implode( ' · ', $names ), '', 'small' );
			$markup .= Markup::heading( $title, 2, '', 'medium' )
				. ( count( $names ) > self::MANY ? $run : $list );
		}
		$last = array() === $also ? '' : Markup::paragraph( 'Like every block: ' . implode( ', ', $also ) . '.', '', 'small' );
		return $markup . $last;
	}

	/**
	 * Returns an item of a list.
	 *
	 * @param string $name
	 */
	private static function item( string $name ): string {
		return '<!-- wp:list-item --><li>' . esc_html( $name ) . '</li><!-- /wp:list-item -->';
	}

	/**
	 * Returns a name and a number, at the two ends of a line.
	 *
	 * @param string $name
	 * @param string $number
	 */
	private static function row( string $name, string $number ): string {
		$attributes = array(
			'style'  => array( 'spacing' => array( 'blockGap' => '1rem' ) ),
			'layout' => array(
				'type'           => 'flex',
				'flexWrap'       => 'nowrap',
				'justifyContent' => 'space-between',
			),
		);
		$parts      = Markup::paragraph( $name, '', 'small' ) . Markup::paragraph( $number, '', 'small' );
		return Markup::block( 'group', $attributes, '<div class="wp-block-group">' . trim( $parts ) . '</div>' );
	}
}
