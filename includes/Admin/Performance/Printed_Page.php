<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Performance;

use Frontage\Admin\Modules\Module_List;
use Frontage\Base\Manifest;
use Frontage\Base\Sizes;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Finds Frontage's modules, styles and scripts in the HTML of a page. */
final class Printed_Page {
	private const STYLE_ID = '/^frontage-([a-z0-9-]+?)(?:-inline)?-css$/';

	/**
	 * Number of islands per module.
	 *
	 * @var array<string, int>
	 */
	private array $islands = array();

	/**
	 * Modules whose style is on the page.
	 *
	 * @var array<string, true>
	 */
	private array $styles = array();

	/**
	 * Number of script files that the page loads, from any source.
	 *
	 * @var int
	 */
	private int $script_files = 0;

	/**
	 * Number of style files that the page loads.
	 *
	 * @var int
	 */
	private int $style_files = 0;

	/**
	 * Parses a page.
	 *
	 * @param string $html Page HTML.
	 */
	public function __construct( private string $html ) {
		$tag = new WP_HTML_Tag_Processor( $html );
		while ( $tag->next_tag() ) {
			match ( $tag->get_tag() ) {
				'FRONTAGE-ISLAND' => $this->note_island( (string) $tag->get_attribute( 'name' ) ),
				'SCRIPT' => $this->script_files += null === $tag->get_attribute( 'src' ) ? 0 : 1,
				'LINK' => $this->note_link( $tag ),
				'STYLE' => $this->note_style( (string) $tag->get_attribute( 'id' ) ),
				default => null,
			};
		}
	}

	/**
	 * Returns the cost of the page.
	 *
	 * @return array{
	 *     html: array{bytes: int, compressed: int},
	 *     files: array{scripts: int, styles: int},
	 *     ours: array{load: int, use: int, style: int, react: bool},
	 *     modules: list<array{slug: string, title: string, pieces: int, use: int, style: int}>,
	 * }
	 */
	public function cost(): array {
		$modules = $this->modules();
		return array(
			'html'    => array(
				'bytes'      => strlen( $this->html ),
				'compressed' => strlen( (string) gzencode( $this->html, 6 ) ),
			),
			'files'   => array(
				'scripts' => $this->script_files,
				'styles'  => $this->style_files,
			),
			'ours'    => array(
				'load'  => array() === $this->islands ? 0 : Sizes::runtime(),
				'use'   => array_sum( array_column( $modules, 'use' ) ),
				'style' => array_sum( array_column( $modules, 'style' ) ),
				'react' => array() !== array_filter(
					array_column( $modules, 'slug' ),
					static fn ( string $slug ): bool => Sizes::of( $slug )['react']
				),
			),
			'modules' => $modules,
		);
	}

	/**
	 * Returns the modules on the page, the largest first.
	 *
	 * @return list<array{slug: string, title: string, pieces: int, use: int, style: int}>
	 */
	private function modules(): array {
		$rows = array();
		foreach ( array_keys( $this->islands + $this->styles ) as $slug ) {
			$slug   = (string) $slug;
			$bytes  = Sizes::of( $slug );
			$rows[] = array(
				'slug'   => $slug,
				'title'  => Module_List::title( $slug ),
				'pieces' => $this->islands[ $slug ] ?? 0,
				'use'    => isset( $this->islands[ $slug ] ) ? $bytes['use'] : 0,
				'style'  => isset( $this->styles[ $slug ] ) ? $bytes['style'] : 0,
			);
		}
		usort( $rows, static fn ( array $a, array $b ): int => $b['use'] + $b['style'] <=> $a['use'] + $a['style'] );
		return $rows;
	}

	/**
	 * Counts an island.
	 *
	 * @param string $name Module name.
	 */
	private function note_island( string $name ): void {
		if ( null !== Manifest::module( $name ) ) {
			$this->islands[ $name ] = ( $this->islands[ $name ] ?? 0 ) + 1;
		}
	}

	/**
	 * Counts a style file.
	 *
	 * @param WP_HTML_Tag_Processor $tag Tag processor positioned on the link.
	 */
	private function note_link( WP_HTML_Tag_Processor $tag ): void {
		if ( 'stylesheet' === $tag->get_attribute( 'rel' ) ) {
			++$this->style_files;
			$this->note_style( (string) $tag->get_attribute( 'id' ) );
		}
	}

	/**
	 * Records a module's style.
	 *
	 * @param string $id ID of the tag.
	 */
	private function note_style( string $id ): void {
		if ( 1 === preg_match( self::STYLE_ID, $id, $found ) && null !== Manifest::module( $found[1] ) ) {
			$this->styles[ $found[1] ] = true;
		}
	}
}
