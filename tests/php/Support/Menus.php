<?php
declare( strict_types=1 );

namespace Frontage\Tests;

/** The sample menu of fixtures, and the pattern in its mega menu, with the same IDs on every machine. */
final class Menus {
	/** Navigation menu of fixtures. */
	private const MENU = 9082;

	/** Pattern that a mega menu shows. */
	private const PATTERN = 9083;

	/** Creates what is missing, and brings the rest up to date. */
	public static function ensure(): void {
		Articles::ensure();
		self::post( self::PATTERN, 'wp_block', 'Two posts', self::pattern(), '2024-03-01 09:00:00' );
		self::post( self::MENU, 'wp_navigation', 'Bakery', self::menu(), '2024-03-01 09:00:00' );
		// The newest one is the main menu of themes: the pages, as WordPress would create it.
		self::post( 9081, 'wp_navigation', 'Pages', '<!-- wp:page-list /-->', '2024-03-02 09:00:00' );
	}

	/**
	 * Creates a post, or updates its content.
	 *
	 * @param int $id Its ID.
	 * @param string $type Post type.
	 * @param string $title
	 * @param string $content Block markup.
	 * @param string $date When it was published.
	 */
	private static function post( int $id, string $type, string $title, string $content, string $date ): void {
		if ( null !== get_post( $id ) ) {
			$changed = array(
				'ID'           => $id,
				'post_content' => wp_slash( $content ),
			);
			wp_update_post( $changed );
			return;
		}
		$new = array(
			'import_id'    => $id,
			'post_type'    => $type,
			'post_title'   => wp_slash( $title ),
			'post_content' => wp_slash( $content ),
			'post_status'  => 'publish',
			'post_author'  => 1,
			'post_date'    => $date,
		);
		wp_insert_post( $new );
	}

	/** Returns a menu of three levels, with a draft, a button without address, and descriptions. */
	private static function menu(): string {
		return self::link( 'Start', '/' )
			. self::sub(
				'Bread',
				'/?s=bread',
				self::link( 'Rye with walnuts', '/?s=rye', 'Dark, for a week' )
					. self::sub( 'Wheat', '/?s=wheat', self::link( 'Baguette', '/?s=baguette' ) . self::link( 'Brioche', '/?s=brioche' ) )
					. self::link( 'A library', '', '', '"kind":"post-type","type":"post","id":9101' )
			)
			. self::sub(
				'Visit us',
				'',
				self::sub( 'The shop', '/?s=shop', self::link( 'Opening hours', '/?s=hours' ) . self::link( 'How to find us', '/?s=map' ) )
					. self::sub( 'The bakehouse', '/?s=bakehouse', self::link( 'Courses', '/?s=courses' ) )
			)
			. self::link( 'Journal', '/?s=journal' );
	}

	/** Returns what the mega menu shows. */
	private static function pattern(): string {
		return '<!-- wp:heading {"level":2} --><h2 class="wp-block-heading">From the journal</h2><!-- /wp:heading -->'
			. '<!-- wp:paragraph --><p>How a loaf keeps for a week, and <a href="/?s=salt">why salt needs patience</a>.</p>'
			. '<!-- /wp:paragraph -->';
	}

	/** Returns a link of a menu. */
	private static function link( string $label, string $url, string $description = '', string $more = '"kind":"custom"' ): string {
		return sprintf(
			'<!-- wp:navigation-link {"label":"%s","url":"%s","description":"%s",%s} /-->',
			$label,
			$url,
			$description,
			$more
		);
	}

	/** Returns a link with a sub-menu. */
	private static function sub( string $label, string $url, string $inner ): string {
		return sprintf(
			'<!-- wp:navigation-submenu {"label":"%s","url":"%s","kind":"custom"} -->%s<!-- /wp:navigation-submenu -->',
			$label,
			$url,
			$inner
		);
	}
}
