<?php
declare( strict_types=1 );

namespace Frontage\Tests\Golden;

use DateTimeImmutable;
use Frontage\Base\Clock;
use Frontage\Base\Paths;
use Frontage\Domain\Blocks\Saved_Content;
use Frontage\Domain\Forms\Form_Context;
use Frontage\Domain\Query\Displayed_Posts;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Store\Counters;
use Frontage\Tests\Adverts;
use Frontage\Tests\Articles;
use Frontage\Tests\Menus;
use Frontage\Tests\Photo_Posts;
use Frontage\Tests\Photographs;
use Frontage\Tests\Social_Posts;
use WP_Post;

/**
 * A block described by a fixture file.
 *
 * Reads `blocks/<slug>/fixtures/<sentence>.json` and renders it as for a visitor.
 *
 * @phpstan-type Node array{name: string, attributes?: array<string, mixed>, innerBlocks?: list<array<string, mixed>>, html?: string}
 */
final class Fixture {
	private const HOME = 'https://example.test';

	/** ID of the post that post-related blocks use, which does not exist. */
	private const POST = 9100;

	/**
	 * Sets up the fixture.
	 *
	 * @param string $slug The block's folder.
	 * @param string $sentence File name.
	 * @param string $title Title in the demo.
	 * @param string $file Full path.
	 * @param string $own The block as saved.
	 * @param string $after Markup behind it, such as the list that a filter steers.
	 * @param array<string, int> $counters The post's counters by kind.
	 * @param int|null $now Current time in seconds since 1970; null for the real time.
	 * @param bool $is_alone Whether it needs a page of its own.
	 */
	private function __construct(
		public readonly string $slug,
		public readonly string $sentence,
		public readonly string $title,
		private readonly string $file,
		public readonly string $own,
		private readonly string $after,
		private readonly array $counters,
		public readonly ?int $now,
		public readonly bool $is_alone
	) {}

	/**
	 * Returns every fixture of every block, in order.
	 *
	 * @return array<string, self> By `slug/sentence`.
	 */
	public static function all(): array {
		$found = array();
		$files = glob( Paths::path( 'blocks/*/fixtures/*.json' ) );
		foreach ( false === $files ? array() : $files as $file ) {
			$fixture = self::read( $file );

			$found[ "$fixture->slug/$fixture->sentence" ] = $fixture;
		}
		return $found;
	}

	/**
	 * Reads one file.
	 *
	 * @param string $file Full path.
	 */
	public static function read( string $file ): self {
		$slug = basename( dirname( $file, 2 ) );
		$data = json_decode( (string) file_get_contents( $file ), true, 64, JSON_THROW_ON_ERROR );
		$node = self::parsed( array( 'name' => $data['name'] ?? "frontage/$slug" ) + $data );
		return new self(
			$slug,
			basename( $file, '.json' ),
			(string) ( $data['title'] ?? basename( $file, '.json' ) ),
			$file,
			(string) ( $data['before'] ?? '' )
				. Saved_Content::complete( serialize_block( $node ) ),
			(string) ( $data['after'] ?? '' ),
			$data['counters'] ?? array(),
			isset( $data['now'] ) ? ( new DateTimeImmutable( (string) $data['now'] ) )->getTimestamp() : null,
			true === ( $data['alone'] ?? false )
		);
	}

	/** Returns the block as saved in a post, with what belongs to it. */
	public function markup(): string {
		return $this->own . $this->after;
	}

	/** Returns the full path of the golden file. */
	public function golden(): string {
		return substr( $this->file, 0, -4 ) . 'html';
	}

	/**
	 * Returns the block's HTML in a post, after all content filters, without this machine's URLs.
	 *
	 * Attributes that WordPress adds to an image for its position on the page are removed: a fixture has no page.
	 */
	public function print(): string {
		$html = str_replace(
			array( home_url(), wp_parse_url( home_url(), PHP_URL_HOST ) . ':' . wp_parse_url( home_url(), PHP_URL_PORT ) ),
			array( self::HOME, 'example.test' ),
			$this->html( $this->now )
		);
		$html = (string) preg_replace( '/[\w-]{16,}\.[\w-]{43}(?=&quot;|")/', 'signed', $html );
		return trim( (string) preg_replace( '/\?ver=[0-9a-f]{8}/', '?ver=0', $html ) ) . "\n";
	}

	/** Makes what takes longest of what fixtures show, and what no list of posts finds. */
	public static function share(): void {
		Articles::ensure();
		Adverts::ensure();
		Photo_Posts::ensure();
		Social_Posts::ensure();
	}

	/**
	 * Returns the block's HTML in a post, after all content filters, at any time.
	 *
	 * @param int|null $now Current time in seconds since 1970; null for the real time.
	 */
	public function html( ?int $now ): string {
		if ( str_contains( $this->markup(), ':90' ) ) {
			Photographs::ensure();
		}
		if ( str_contains( $this->markup(), '[91' ) ) {
			Articles::ensure();
		}
		if ( str_contains( $this->markup(), '"ref":90' ) ) {
			Menus::ensure();
		}
		if ( str_contains( $this->markup(), '<!-- wp:frontage/ad ' ) ) {
			Adverts::ensure();
		}
		if ( str_contains( $this->markup(), '"harbour.studio"' ) ) {
			Photo_Posts::ensure();
		}
		if ( str_contains( $this->markup(), '<!-- wp:frontage/social-feed ' ) ) {
			Social_Posts::ensure();
		}
		Ids::reset();
		Displayed_Posts::reset();
		Form_Context::reset();
		Clock::stop( $now );
		$this->set_the_scene();
		if ( str_contains( $this->markup(), '"kind":"attached"' ) ) {
			Photographs::attach( self::POST );
		}
		add_filter( 'pre_wp_get_loading_optimization_attributes', '__return_empty_array' );
		add_filter( 'wp_img_tag_add_auto_sizes', '__return_false' );
		$html = (string) apply_filters( 'the_content', $this->markup() );
		remove_filter( 'wp_img_tag_add_auto_sizes', '__return_false' );
		remove_filter( 'pre_wp_get_loading_optimization_attributes', '__return_empty_array' );
		$this->count( 0 );
		Clock::stop( null );
		return $html;
	}

	/** Creates a published post with its counters where blocks look for them. */
	private function set_the_scene(): void {
		wp_cache_flush();
		$post = new WP_Post(
			(object) array(
				'ID'           => self::POST,
				'post_title'   => 'A day by the sea',
				'post_status'  => 'publish',
				'post_type'    => 'post',
				'post_content' => $this->markup(),
				'filter'       => 'raw',
			)
		);
		wp_cache_set( self::POST, $post, 'posts' );
		$GLOBALS['post'] = $post;
		$this->count( 1 );
	}

	/**
	 * Sets the post's counters.
	 *
	 * @param int $times 1 for the values of the file, 0 to reset them.
	 */
	private function count( int $times ): void {
		foreach ( $this->counters as $kind => $value ) {
			Counters::set( $kind, self::POST, $times * $value );
		}
	}

	/**
	 * Converts a node of the file into the format of WordPress's parser.
	 *
	 * @param array<string, mixed> $node
	 * @return array{
	 *     blockName: string,
	 *     attrs: array<string, mixed>,
	 *     innerBlocks: list<array<string, mixed>>,
	 *     innerHTML: string,
	 *     innerContent: list<string|null>,
	 * }
	 */
	private static function parsed( array $node ): array {
		$inner = array_map( array( self::class, 'parsed' ), array_values( $node['innerBlocks'] ?? array() ) );
		$parts = explode( '<!-- inner -->', (string) ( $node['html'] ?? '' ), 2 );
		$holes = array_fill( 0, count( $inner ), null );
		return array(
			'blockName'    => (string) $node['name'],
			'attrs'        => $node['attributes'] ?? array(),
			'innerBlocks'  => $inner,
			'innerHTML'    => implode( '', $parts ),
			'innerContent' => array_values(
				array_filter( array( $parts[0], ...$holes, $parts[1] ?? '' ), static fn ( ?string $part ): bool => '' !== $part )
			),
		);
	}
}
