<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Base\Manifest;
use Frontage\Domain\Render\Runtime;
use Frontage\Http\Response;
use Frontage\Http\Response_Tracker;
use WP_Styles;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the assets that blocks in a response need.
 *
 * Lists the styles and script modules that the HTML of a response needs, because the page may not have
 * loaded them; `src/api/assets.ts` loads what is missing.
 *
 * Styles of layout containers are excluded: WordPress numbers them from one in every request, so those
 * of a response would change the page's.
 */
final class Asset_Tracker implements Response_Tracker {
	/**
	 * Stores the styles enqueued before.
	 *
	 * @param list<string> $styles Style handles.
	 */
	private function __construct( private array $styles ) {}

	/** Starts tracking. */
	public static function watch(): self {
		return new self( self::queue() );
	}

	public function complete( Response $response ): Response {
		$found = $this->found();
		return array() === $found
			? $response
			: $response->with_header( 'X-Frontage-Assets', (string) wp_json_encode( $found, JSON_UNESCAPED_SLASHES ) );
	}

	/**
	 * Returns the assets enqueued since.
	 *
	 * @return list<array{handle: string, href?: string, module?: string}>
	 */
	public function found(): array {
		$found = array();
		foreach ( array_diff( self::queue(), $this->styles ) as $handle ) {
			$href = self::address( $handle );
			if ( '' !== $href ) {
				$found[] = array(
					'handle' => $handle,
					'href'   => $href,
				);
			}
		}
		if ( Runtime::is_needed() ) {
			$found[] = array(
				'handle' => Runtime::MODULE,
				'module' => Assets::address( Manifest::get()['script_modules'][ Runtime::MODULE ] ),
			);
		}
		return $found;
	}

	/**
	 * Returns the handles of enqueued styles. Does not initialize WordPress's style queue, which most
	 * actions do not use.
	 *
	 * @return list<string>
	 */
	private static function queue(): array {
		$styles = $GLOBALS['wp_styles'] ?? null;
		return $styles instanceof WP_Styles ? array_values( $styles->queue ) : array();
	}

	/**
	 * Returns a style's URL, in the text direction of the site's language.
	 *
	 * @param string $handle Style handle.
	 */
	private static function address( string $handle ): string {
		$styles = wp_styles();
		$style  = $styles->registered[ $handle ] ?? null;
		if ( null === $style || ! is_string( $style->src ) ) {
			return '';
		}
		$src = str_starts_with( $style->src, '/' ) ? $styles->base_url . $style->src : $style->src;
		if ( is_rtl() && 'replace' === ( $style->extra['rtl'] ?? '' ) ) {
			$suffix = $style->extra['suffix'] ?? '';
			$src    = str_replace( "$suffix.css", "-rtl$suffix.css", $src );
		}
		$version = $style->ver ? $style->ver : $styles->default_version;
		return null === $style->ver ? $src : add_query_arg( 'ver', $version, $src );
	}
}
