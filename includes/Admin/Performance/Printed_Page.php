<?php
declare( strict_types=1 );

namespace Frontage\Admin\Performance;

use Frontage\Admin\Modules\Module_List;
use Frontage\Base\Costs;
use Frontage\Base\Manifest;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Finds Frontage's modules in the HTML of a page, and which files they make a browser fetch.
 *
 * @phpstan-import-type Entry from Costs
 * @phpstan-import-type Files from Costs
 * @phpstan-type Cost array{
 *     html: array{bytes: int, compressed: int},
 *     files: array{scripts: int, styles: int},
 *     entries: list<Entry>,
 *     sizes: Files,
 *     modules: list<array{slug: string, title: string, pieces: int, own: list<string>}>,
 * }
 */
final class Printed_Page {
	private const STYLE_ID = '/^frontage-([a-z0-9-]+?)(?:-inline)?-css$/';

	/** A script in an island's `src`. */
	private const SCRIPT = '#/build/([a-z0-9/-]+\.js)(?:\?|$)#';

	/** A part of a module's view, named in an island's props or in an inline script. */
	private const PART = '#/build/([a-z0-9/-]+/view-[a-z0-9-]+\.js)#';

	/** What React islands fetch besides their script. */
	private const REACT = array( 'react.js', 'wordpress/react', 'wordpress/react-dom' );

	/**
	 * Number of islands per module.
	 *
	 * @var array<string, int>
	 */
	private array $pieces = array();

	/**
	 * Files that the page makes a browser fetch, some of them more than once.
	 *
	 * @var list<Entry>
	 */
	private array $entries = array();

	/**
	 * Compressed bytes of scripts of other plugins' islands, by file.
	 *
	 * @var Files
	 */
	private array $foreign = array();

	/**
	 * Number of files that the page loads from any source.
	 *
	 * @var array{scripts: int, styles: int}
	 */
	private array $counts = array(
		'scripts' => 0,
		'styles'  => 0,
	);

	/**
	 * Parses a page.
	 *
	 * @param string $html Page HTML.
	 */
	public function __construct( private string $html ) {
		$tag = new WP_HTML_Tag_Processor( $html );
		while ( $tag->next_tag() ) {
			match ( $tag->get_tag() ) {
				'FRONTAGE-ISLAND' => $this->note_island( $tag ),
				'SCRIPT' => $this->counts['scripts'] += null === $tag->get_attribute( 'src' ) ? 0 : 1,
				'LINK' => $this->note_link( $tag ),
				'STYLE' => $this->note_style( (string) $tag->get_attribute( 'id' ) ),
				default => null,
			};
		}
		preg_match_all( self::PART, $html, $parts );
		array_map( array( $this, 'note_part' ), array_unique( $parts[1] ) );
	}

	/**
	 * Returns the modules on the page, the files that they make a browser fetch, and their sizes.
	 *
	 * @return Cost
	 */
	public function cost(): array {
		$modules = array();
		foreach ( $this->pieces as $slug => $pieces ) {
			$slug      = (string) $slug;
			$modules[] = array(
				'slug'   => $slug,
				'title'  => Module_List::title( $slug ),
				'pieces' => $pieces,
				'own'    => str_contains( $slug, '/' ) ? array( "$slug/" ) : Costs::module( $slug )['own'],
			);
		}
		return array(
			'html'    => array(
				'bytes'      => strlen( $this->html ),
				'compressed' => strlen( (string) gzencode( $this->html, 6 ) ),
			),
			'files'   => $this->counts,
			'entries' => $this->entries,
			'sizes'   => array_intersect_key( Costs::files() + $this->foreign, array_flip( array_column( $this->entries, 0 ) ) ),
			'modules' => $modules,
		);
	}

	/**
	 * Notes an island and what it fetches.
	 *
	 * @param WP_HTML_Tag_Processor $tag Tag processor positioned on the island.
	 */
	private function note_island( WP_HTML_Tag_Processor $tag ): void {
		$slug   = self::module_of( (string) $tag->get_attribute( 'name' ) );
		$moment = Costs::moment( (string) $tag->get_attribute( 'wake' ) );
		if ( str_contains( $slug, '/' ) ) {
			$source = $tag->get_attribute( 'data-view' ) ?? $tag->get_attribute( 'src' );
			$this->note_foreign( $slug, (string) $source, $moment );
			return;
		}
		if ( '' === $slug || 1 !== preg_match( self::SCRIPT, (string) $tag->get_attribute( 'src' ), $found ) ) {
			return;
		}
		$this->pieces[ $slug ] = ( $this->pieces[ $slug ] ?? 0 ) + 1;
		$this->add( Costs::runtime() );
		$this->add( Costs::of_script( $found[1], $moment ) );
		$this->add( array_filter( Costs::of( $slug ), static fn ( array $entry ): bool => 1 === $entry[2] ) );
	}

	/**
	 * Notes an island of another plugin and its script; what that imports is unknown, except React.
	 *
	 * @param string $slug Module, such as `acme/rating`.
	 * @param string $source Address of the script.
	 * @param string $moment When the island wakes.
	 */
	private function note_foreign( string $slug, string $source, string $moment ): void {
		$module  = Manifest::module( $slug ) ?? array();
		$scripts = array( $module['view'] ?? array(), ...array_values( $module['parts'] ?? array() ) );
		foreach ( $scripts as $script ) {
			if ( isset( $script['url'], $script['file'] ) && str_starts_with( $source, $script['url'] ) ) {
				$name   = "$slug/" . basename( $script['path'] );
				$react  = empty( $script['react'] ) ? array() : self::REACT;
				$moment = array() !== $react && 'use' === $moment ? 'near' : $moment; // Fetched ahead.
				// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of a plugin.
				$this->foreign[ $name ] = strlen( (string) gzencode( (string) file_get_contents( $script['file'] ), 9 ) );
				$this->pieces[ $slug ]  = ( $this->pieces[ $slug ] ?? 0 ) + 1;
				$this->add( Costs::runtime() );
				$this->add( array_map( static fn ( string $file ): array => array( $file, $moment, 1 ), array( $name, ...$react ) ) );
				return;
			}
		}
	}

	/**
	 * Counts a style file.
	 *
	 * @param WP_HTML_Tag_Processor $tag Tag processor positioned on the link.
	 */
	private function note_link( WP_HTML_Tag_Processor $tag ): void {
		if ( 'stylesheet' === $tag->get_attribute( 'rel' ) ) {
			++$this->counts['styles'];
			$this->note_style( (string) $tag->get_attribute( 'id' ) );
		}
	}

	/**
	 * Notes a module's style.
	 *
	 * @param string $id ID of the tag.
	 */
	private function note_style( string $id ): void {
		if ( 1 !== preg_match( self::STYLE_ID, $id, $found ) || null === Manifest::module( $found[1] ) ) {
			return;
		}
		$slug          = $found[1];
		$style         = Costs::module( $slug )['own'][0] . 'style-index.css';
		$this->pieces += array( $slug => 0 );
		$this->add( array( array( $style, 'load', 1 ) ) );
	}

	/**
	 * Notes a part of a module's view, which loads when the module says.
	 *
	 * @param string $file File, relative to the `build` folder.
	 */
	private function note_part( string $file ): void {
		foreach ( array_keys( $this->pieces ) as $slug ) {
			foreach ( Costs::of( (string) $slug ) as list( $name, $moment, $is_sure ) ) {
				if ( $file === $name ) {
					$this->add( array( array( $file, $moment, $is_sure ), ...Costs::of_script( $file, $moment ) ) );
				}
			}
		}
	}

	/**
	 * Returns the module of an island.
	 *
	 * @param string $name Name of the island: the module, perhaps with the name of a part.
	 * @return string Module folder; empty if the island is not ours.
	 */
	private static function module_of( string $name ): string {
		while ( '' !== $name && null === Manifest::module( $name ) ) {
			$name = str_contains( $name, '-' ) ? substr( $name, 0, (int) strrpos( $name, '-' ) ) : '';
		}
		return $name;
	}

	/**
	 * Adds files.
	 *
	 * @param array<array-key, Entry> $entries Files with their moments.
	 */
	private function add( array $entries ): void {
		array_push( $this->entries, ...array_values( $entries ) );
	}
}
