<?php
/**
 * The demo's pages.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Demo;

use Frontage\Base\Manifest;
use Frontage\Base\Paths;
use Frontage\Base\Settings\Registry;
use Frontage\Tests\Golden\Fixture;
use Frontage\Tests\Photographs;


/** Creates the front page, the blog, and a page for every module that shows each of its fixtures. */
final class Module_Pages {
	/** Publishes all pages and sets the first one as the site's front page. */
	public function publish(): void {
		$blog    = Made::post( Made::page( 'Blog', 'blog', '' ) );
		$modules = $this->modules();
		$list    = Made::post( Made::page( 'Modules', 'modules', $this->links( $modules ) ) );

		$attached = 0;
		foreach ( $modules as $slug => $content ) {
			$id = Made::post( Made::page( self::title( $slug ), $slug, $content ) + array( 'post_parent' => $list ) );
			if ( str_contains( $content, '"kind":"attached"' ) ) {
				Photographs::attach( $id, $attached++ );
			}
		}
		Made::post( Made::page( 'All modules', 'all', implode( '', $this->first_of_each() ) ) + array( 'post_parent' => $list ) );
		Made::post( Made::page( 'Plain', 'plain', '<!-- wp:paragraph --><p>A page without any of our blocks.</p><!-- /wp:paragraph -->' ) );
		$home = Made::post( Made::page( 'Home', 'home', $this->home( $modules ) ) + array( 'menu_order' => -1 ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $home );
		update_option( 'page_for_posts', $blog );
		update_option( 'blogname', 'Frontage' );
		update_option( 'blogdescription', 'The visitor side of a site' );
	}

	/**
	 * Returns the content of each module's page.
	 *
	 * @return array<string, string> Block markup by slug.
	 */
	private function modules(): array {
		return $this->examples( Fixture::all() );
	}

	/**
	 * Returns the examples of each module.
	 *
	 * @param array<string, Fixture> $fixtures
	 * @return array<string, string> Block markup by slug.
	 */
	private function examples( array $fixtures ): array {
		$modules = array();
		// Visitors of the demo see first what the module is for.
		uasort( $fixtures, static fn ( Fixture $one, Fixture $other ): int => self::is_hostile( $one ) <=> self::is_hostile( $other ) );
		foreach ( $fixtures as $fixture ) {
			if ( 'empty' !== $fixture->sentence && ! self::is_part( $fixture->slug ) ) {
				$modules[ $fixture->slug ] = ( $modules[ $fixture->slug ] ?? '' )
					. self::heading( $fixture->title )
					. $fixture->markup()
					. "\n\n";
			}
		}
		foreach ( array( 'blocks', 'features', 'extensions' ) as $kind ) {
			foreach ( array_keys( Manifest::get()[ $kind ] ) as $slug ) {
				$demo = Paths::path( "$kind/$slug/demo.html" );
				if ( is_file( $demo ) ) {
					$modules[ $slug ] = self::switches( $slug ) . file_get_contents( $demo );
				}
			}
		}
		ksort( $modules );
		return $modules;
	}

	/**
	 * Returns one fixture of every block, and the extensions' demos.
	 *
	 * @return array<string, string> Block markup by slug.
	 */
	private function first_of_each(): array {
		$first = array();
		foreach ( Fixture::all() as $fixture ) {
			if (
				'empty' !== $fixture->sentence
				&& ! $fixture->is_alone
				&& ! self::is_hostile( $fixture )
				&& ! self::is_part( $fixture->slug )
			) {
				$first[ $fixture->slug ] ??= self::heading( $fixture->title ) . $fixture->markup() . "\n\n";
			}
		}
		foreach ( array_keys( Manifest::get()['extensions'] ) as $slug ) {
			$demo = Paths::path( "extensions/$slug/demo.html" );
			if ( is_file( $demo ) ) {
				$first[ $slug ] = (string) file_get_contents( $demo );
			}
		}
		return $first;
	}

	/**
	 * Returns the front page.
	 *
	 * @param array<string, string> $modules The modules' pages.
	 */
	private function home( array $modules ): string {
		return '<!-- wp:paragraph {"fontSize":"large"} -->'
			. '<p class="has-large-font-size">Every widget of a site’s visitor side, printed by the server, '
			. 'awake when you touch it.</p><!-- /wp:paragraph -->'
			. Places::front() . self::heading( 'Modules' ) . $this->links( $modules );
	}

	/**
	 * Returns a list of links to the modules' pages.
	 *
	 * @param array<string, string> $modules The modules' pages.
	 */
	private function links( array $modules ): string {
		$items = '';
		foreach ( array_keys( $modules ) as $slug ) {
			$items .= '<!-- wp:list-item --><li><a href="/modules/'
				. esc_attr( $slug )
				. '/">'
				. esc_html( self::title( $slug ) )
				. '</a></li><!-- /wp:list-item -->';
		}
		return '' === $items ? '' : "<!-- wp:list --><ul class=\"wp-block-list\">$items</ul><!-- /wp:list -->\n\n";
	}

	/**
	 * Returns links that turn a module that is off by default on for one visitor, and off again (see the environment's plugin).
	 *
	 * @param string $slug The module's folder.
	 */
	private static function switches( string $slug ): string {
		if ( Registry::is_on_at_first( $slug ) ) {
			return '';
		}
		$link = static fn ( string $modules, string $words ): string => "<a href=\"/modules/$slug/?frontage_env_on=$modules\">$words</a>";
		return '<!-- wp:paragraph {"fontSize":"small"} --><p class="has-small-font-size">Off at first. In this browser: '
			. $link( $slug, 'switch it on' )
			. ', '
			. $link( '', 'switch it off' )
			. ".</p><!-- /wp:paragraph -->\n\n";
	}

	/**
	 * Returns whether a fixture shows what becomes of unsafe values.
	 *
	 * @param Fixture $fixture A fixture on the module's page.
	 */
	private static function is_hostile( Fixture $fixture ): bool {
		return str_contains( $fixture->sentence, 'hostile' );
	}

	/**
	 * Returns whether a block is only allowed inside another one, such as a tab.
	 *
	 * @param string $slug The block's folder.
	 */
	private static function is_part( string $slug ): bool {
		$json = json_decode( (string) file_get_contents( Paths::path( "blocks/$slug/block.json" ) ), true, 32, JSON_THROW_ON_ERROR );
		return isset( $json['parent'] ) || isset( $json['ancestor'] );
	}

	/**
	 * Returns a heading block.
	 *
	 * @param string $text Heading text.
	 */
	private static function heading( string $text ): string {
		return "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">" . esc_html( $text ) . "</h2>\n<!-- /wp:heading -->\n\n";
	}

	/**
	 * Returns a module's title.
	 *
	 * @param string $slug The module's folder.
	 */
	private static function title( string $slug ): string {
		return ucfirst( str_replace( '-', ' ', $slug ) );
	}
}
