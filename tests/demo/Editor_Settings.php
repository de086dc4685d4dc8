<?php
/**
 * What authors and owners can set, in the words of the editor and the settings screen.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Demo;

use Frontage\Base\Paths;
use Frontage\Base\Settings\Registry;

/** Reads the names of a module's settings where they are written: in the sources of its sidebar. */
final class Editor_Settings {
	/** Controls whose label names a setting; others have labels that say what a press does. */
	private const CONTROL = '/(Field|Fields|Control|Choice|Toggle)$/';

	/** What a field says before something is chosen, sentences, and names of presses. */
	private const NO_SETTING = '/…|\.$|^(Save|Remove|Give|Add to|Deleted)\b/u';

	/** A component, a choice of a list, or a label. */
	private const PARTS = '~<([A-Z]\w+)'
		. '|\bvalue:[^{}]{0,40}\blabel:|\blabel:[^{}\n]*\n?\s*value:'
		. '|\b(?:label=\{|\w*[lL]abel =|label:|\w+:\s*\(\) =>)\s*__\(\s*\'((?:[^\'\\\\]|\\\\.)+)\'~';

	/**
	 * Files of our own components by name, found once.
	 *
	 * @var array<string, string>
	 */
	private static array $shared = array();

	/**
	 * What was found.
	 *
	 * @var list<string>
	 */
	private array $names = array();

	/**
	 * Files that were read.
	 *
	 * @var array<string, true>
	 */
	private array $seen = array();

	/**
	 * Returns the names of a module's settings.
	 *
	 * @param string $kind Such as `blocks`.
	 * @param string $slug The module's folder.
	 * @return list<string>
	 */
	public static function of( string $kind, string $slug ): array {
		$reader = new self();
		foreach ( self::files( "$kind/$slug/index.tsx", "$kind/$slug/edit/*.ts", "$kind/$slug/edit/*.tsx" ) as $file ) {
			$reader->read( $file );
		}
		$names = preg_grep( self::NO_SETTING, $reader->names, PREG_GREP_INVERT ) ?: array();
		$names = preg_replace( '/^\d\. /', '', $names );
		return array_values( array_unique( $names ) );
	}

	/**
	 * Returns the names of what a module has in the settings of the site.
	 *
	 * @param string $slug The module's folder.
	 * @return list<string>
	 */
	public static function of_site( string $slug ): array {
		$labels = array_map( static fn ( $field ): string => $field->label, array_values( Registry::of( $slug ) ) );
		return array_values( array_unique( $labels ) );
	}

	/**
	 * Adds the settings of a file, and of the components of ours that it shows.
	 *
	 * @param string $file Full path.
	 */
	private function read( string $file ): void {
		if ( isset( $this->seen[ $file ] ) || str_contains( basename( $file ), 'toolbar' ) ) {
			return;
		}
		$this->seen[ $file ] = true;
		preg_match_all( self::PARTS, (string) file_get_contents( $file ), $parts, PREG_SET_ORDER );
		$tag = 'Field';
		foreach ( $parts as $part ) {
			if ( '' !== ( $part[1] ?? '' ) ) {
				$tag  = $part[1];
				$more = self::shared()[ $tag ] ?? '';
				if ( '' !== $more ) {
					$this->read( $more );
				}
			} elseif ( isset( $part[2] ) && preg_match( self::CONTROL, $tag ) ) {
				$this->names[] = stripslashes( $part[2] );
			}
		}
	}

	/**
	 * Returns the files of the editor's shared components.
	 *
	 * @return array<string, string>
	 */
	private static function shared(): array {
		if ( array() === self::$shared ) {
			foreach ( self::files( 'src/editor/*.tsx', 'src/editor/*/*.tsx' ) as $file ) {
				preg_match_all( '/export (?:function|const) ([A-Z]\w+)/', (string) file_get_contents( $file ), $names );
				self::$shared += array_fill_keys( $names[1], $file );
			}
		}
		return self::$shared;
	}

	/**
	 * @param string ...$patterns Paths below the plugin. One pattern with braces would do, but not everywhere: musl has none.
	 * @return list<string>
	 */
	private static function files( string ...$patterns ): array {
		return array_merge( ...array_map( static fn ( string $pattern ): array => glob( Paths::path( $pattern ) ) ?: array(), $patterns ) );
	}
}
