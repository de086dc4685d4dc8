<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render\Card;

use Frontage\Base\Html\Html;
use Frontage\Domain\Identity\Printed_Blocks;
use Frontage\Domain\Query\Cache_Primer;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Usage\Saved_Blocks;
use JsonSerializable;
use WP_Block;
use WP_Block_Type_Registry;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * A card made of blocks: the inner block of a list that is rendered for each of its posts, as the template of a Query Loop.
 *
 * A later request names it by its hash and finds it in the saved block, so that nothing of it comes from the visitor
 * (docs/adr/0038-cards-made-of-blocks.md).
 */
final class Card_Template implements JsonSerializable {
	/** Where the card is among a list's attributes. */
	public const KEY = Ids::CARD;

	/** What cards that are saved nowhere are kept under. */
	private const KEPT = 'post-card ';

	/** Maximum nesting of lists in cards. */
	private const DEEPEST = 2;

	/**
	 * Number of cards that are being rendered, one inside the other.
	 *
	 * @var int
	 */
	private static int $depth = 0;

	/**
	 * Stores a card.
	 *
	 * @param array<string, mixed> $block The card, as parsed by `parse_blocks()`.
	 * @param string $module Module of the list.
	 * @param int $post ID of the post that contains the list; 0 if none.
	 */
	private function __construct( private readonly array $block, private readonly string $module, private readonly int $post ) {}

	/** Returns the card of a list; null if its cards are not made of blocks. */
	public static function of( WP_Block $source ): ?self {
		$block = self::in( $source->parsed_block );
		if ( null === $block ) {
			return null;
		}
		$card = new self( $block, self::module( $source->parsed_block ), (int) ( $source->context['postId'] ?? 0 ) );
		if ( 0 === self::$depth ) {
			$card->note();
		}
		return $card;
	}

	/** Lets a request find the card that is about to be printed. */
	private function note(): void {
		$hash  = self::hash( $this->block );
		$found = fn (): bool => null !== self::saved( $this->module, $this->post, $hash );
		Printed_Blocks::note_part( self::KEPT . $hash, $this->block, $this->post, $found );
	}

	/**
	 * Finds the list whose card has a hash.
	 *
	 * @param string $module Module of the list.
	 * @param int $post ID of the post that contains it; 0 if none.
	 * @return array<string, mixed>|null Parsed list.
	 */
	private static function saved( string $module, int $post, string $hash ): ?array {
		return Saved_Blocks::find( $module, $post, static fn ( array $one ): bool => self::hash( self::in( $one ) ) === $hash );
	}

	/**
	 * Finds the card that a signed value names; if its author has changed it since, the one that the list has now.
	 *
	 * @param mixed $named Card, or what `jsonSerialize()` returned.
	 */
	public static function named( mixed $named ): ?self {
		if ( $named instanceof self || null === $named ) {
			return $named;
		}
		$module = is_array( $named ) && is_string( $named['module'] ?? null ) ? $named['module'] : '';
		$hash   = is_array( $named ) && is_string( $named['hash'] ?? null ) ? $named['hash'] : '';
		$post   = is_array( $named ) && is_int( $named['post'] ?? null ) ? $named['post'] : 0;
		if ( '' === $hash || 1 !== preg_match( '/\A[a-z0-9-]{1,60}\z/', $module ) ) {
			return null;
		}
		$list = self::saved( $module, $post, $hash );
		$card = null === $list ? Printed_Blocks::part( self::KEPT . $hash ) : self::in( $list );
		$card = $card ?? self::in(
			Saved_Blocks::find( $module, $post, static fn ( array $one ): bool => null !== self::in( $one ) ) ?? array()
		);
		return null === $card ? null : new self( $card, $module, $post );
	}

	/**
	 * Names the card in a signed value.
	 *
	 * @return array{module: string, hash: string, post: int}
	 */
	public function jsonSerialize(): array {
		return array(
			'module' => $this->module,
			'hash'   => self::hash( $this->block ),
			'post'   => $this->post,
		);
	}

	/**
	 * Returns whether a block is a card.
	 *
	 * @param string $name Block name.
	 */
	public static function is_card( string $name ): bool {
		return ! empty( WP_Block_Type_Registry::get_instance()->get_registered( $name )->card );
	}

	/**
	 * Renders the card of a post.
	 *
	 * @param WP_Post $post Publicly readable post.
	 * @param Card_Options $look What the list says of its cards.
	 */
	public function html( WP_Post $post, Card_Options $look ): Html {
		if ( self::$depth >= self::DEEPEST ) {
			return Html::raw( '' );
		}
		Cache_Primer::prime_author_meta();
		$outer           = $GLOBALS['post'] ?? null;
		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As a Query Loop does; restored below.
		setup_postdata( $post );
		$image = new Card_Image( $look );
		$image->attach();
		++self::$depth;
		try {
			return Html::raw( Card_Styles::stable( fn (): string => $this->block( $post )->render() ) );
		} finally {
			--self::$depth;
			$image->detach();
			$GLOBALS['post'] = $outer; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As it was.
			if ( $outer instanceof WP_Post ) {
				setup_postdata( $outer );
			}
		}
	}

	/** Returns the card's block with its post in the context. */
	private function block( WP_Post $post ): WP_Block {
		return new WP_Block(
			$this->block,
			array(
				'postId'   => $post->ID,
				'postType' => $post->post_type,
			)
		);
	}

	/**
	 * Returns the card in a list.
	 *
	 * @param array<string, mixed> $source Parsed list.
	 * @return array<string, mixed>|null
	 */
	private static function in( array $source ): ?array {
		foreach ( $source['innerBlocks'] ?? array() as $child ) {
			if ( self::is_card( (string) $child['blockName'] ) ) {
				return $child;
			}
		}
		return null;
	}

	/**
	 * Returns a list's module.
	 *
	 * @param array<string, mixed> $source Parsed list.
	 */
	private static function module( array $source ): string {
		return substr( (string) strrchr( (string) $source['blockName'], '/' ), 1 );
	}

	/**
	 * Returns a hash of a card's blocks.
	 *
	 * @param array<string, mixed>|null $card Parsed card; null for none.
	 */
	private static function hash( ?array $card ): string {
		return null === $card ? '' : substr( md5( (string) wp_json_encode( $card ) ), 0, 12 );
	}
}
