<?php
declare( strict_types=1 );

namespace Frontage\Domain\Identity;

use Closure;
use Frontage\Domain\Blocks\Block_Tokens;

defined( 'ABSPATH' ) || exit;

/**
 * Gives the blocks of a place identities: to those that have none, and to copies.
 *
 * A block without one gets that of the same block in what was saved before, else that with which it was printed so far: a program may
 * save the same content again and again, and what refers to the block stays right.
 *
 * @phpstan-import-type Entry from Block_List
 * @phpstan-type Known array{id: string, print: string}
 */
final class Assignment {
	/** @var array<array-key, array<string, mixed>> Blocks that know their comments. */
	private array $blocks;

	/** @var list<Entry> */
	private array $entries;

	/**
	 * The identities of the blocks, as far as they are known.
	 *
	 * @var array<int, string> By index.
	 */
	private array $ids = array();

	/**
	 * What was saved before.
	 *
	 * @var array<string, list<Known>> By group.
	 */
	private array $before;

	/**
	 * Sets the properties.
	 *
	 * @param string $markup Block markup that is about to be saved.
	 * @param string $before What is saved now, in the same place; empty for nothing.
	 * @param string $seed What must lead to the same identities of copies again; empty for chance.
	 * @param Closure(Identity_Kind, string): bool $is_elsewhere Whether another place has an identity.
	 */
	public function __construct(
		private readonly string $markup,
		string $before,
		private readonly string $seed,
		private readonly Closure $is_elsewhere
	) {
		$this->blocks  = Block_Tokens::parse( $markup ) ?? array();
		$this->entries = Block_List::of( $this->blocks );
		$this->before  = self::known( $before );
	}

	/** Returns the block markup, with an identity for each block that needs one. */
	public function run(): string {
		foreach ( array( false, true ) as $is_part ) {
			foreach ( $this->groups( $is_part ) as $group => $members ) {
				$this->assign( $members, $this->before[ $group ] ?? array() );
			}
		}
		if ( array() === $this->blocks ) {
			return $this->markup;
		}
		$blocks = Block_List::with( $this->blocks, $this->ids );
		$markup = Block_Tokens::text( $blocks );
		Block_Tokens::keep( $markup, $blocks );
		return $markup;
	}

	/**
	 * Returns the blocks whose identities must differ.
	 *
	 * @param bool $is_part Whether those that differ within one block only, once the blocks around them have identities.
	 * @return array<string, list<int>> Indices by group.
	 */
	private function groups( bool $is_part ): array {
		$groups = array();
		foreach ( $this->entries as $index => $entry ) {
			$kind = Identity_Kind::of( $entry['block']['blockName'] );
			// What is no JSON stays as it is, and so does what another block is called.
			$is_readable = is_array( $entry['block']['attrs'] ?? array() );
			if ( null !== $kind && $kind->is_part() === $is_part && $is_readable ) {
				$around = $is_part ? $this->ids[ $entry['parent'] ] ?? (string) $entry['parent'] : '';

				$groups[ "$kind->slug $around" ][] = $index;
			}
		}
		return $groups;
	}

	/**
	 * Gives identities to the blocks of a group.
	 *
	 * @param list<int> $members Indices of blocks of one kind.
	 * @param list<Known> $before Those that were saved before.
	 */
	private function assign( array $members, array $before ): void {
		$kind = Identity_Kind::of( $this->entries[ $members[0] ]['block']['blockName'] );
		if ( null === $kind ) {
			return;
		}
		$saved = array();
		foreach ( $members as $index ) {
			$saved[ $index ] = $kind->saved( $this->entries[ $index ]['block']['attrs'] ?? array() );
		}
		$used = array();
		foreach ( array_filter( $saved, static fn ( string $id ): bool => '' !== $id ) as $index => $id ) {
			$id                  = $kind->is_anchor() ? $id : $this->own( $kind, $id, $used, $before, $saved );
			$used[ $id ]         = true;
			$this->ids[ $index ] = $id;
		}
		$this->fill( $kind, array_keys( $saved, '', true ), $used, $before, count( $members ) );
	}

	/**
	 * Returns the identity of a block that came with one: another one if that belongs to another block.
	 *
	 * @param array<array-key, true> $used Identities that are taken here.
	 * @param list<Known> $before Blocks that were saved before.
	 * @param array<int, string> $saved All identities that came.
	 */
	private function own( Identity_Kind $kind, string $id, array $used, array $before, array $saved ): string {
		$known = array_column( $before, 'id' );
		if ( ! isset( $used[ $id ] ) && ! in_array( $id, $known, true ) && $this->is_taken( $kind, $id ) ) {
			// An editor may still hold the one from before.
			foreach ( array_diff( $known, $saved, array_map( 'strval', array_keys( $used ) ) ) as $copy ) {
				if ( Identity_Kind::original( $copy ) === Identity_Kind::original( $id ) ) {
					return $copy;
				}
			}
			$id = $kind->copy( $id, $this->seed );
		}
		return Identified_Blocks::free( $kind, $id, $used );
	}

	/** Returns whether another place has an identity. */
	private function is_taken( Identity_Kind $kind, string $id ): bool {
		return $kind->is_unique_on_site() && ( $this->is_elsewhere )( $kind, $id );
	}

	/**
	 * Gives identities to the blocks that came without one.
	 *
	 * @param list<int> $members Their indices.
	 * @param array<array-key, true> $used Identities that are taken here.
	 * @param list<Known> $before Blocks that were saved before.
	 * @param int $all Number of blocks of the group.
	 */
	private function fill( Identity_Kind $kind, array $members, array $used, array $before, int $all ): void {
		$left = array_values( array_filter( $before, static fn ( array $one ): bool => ! isset( $used[ $one['id'] ] ) ) );
		$rest = array();
		foreach ( $members as $index ) {
			$at = array_search( self::print( $this->entries[ $index ]['block'] ), array_column( $left, 'print' ), true );
			if ( false === $at ) {
				$rest[] = $index;
				continue;
			}
			$this->ids[ $index ] = $left[ $at ]['id'];
			unset( $left[ $at ] );
			$left = array_values( $left );
		}
		$is_same = count( $before ) === $all && count( $left ) === count( $rest );
		$used   += array_fill_keys( array_intersect_key( $this->ids, array_flip( $members ) ), true );
		foreach ( $rest as $at => $index ) {
			$this->ids[ $index ] = $is_same ? $left[ $at ]['id'] : $this->first( $kind, $index, $used );

			$used[ $this->ids[ $index ] ] = true;
		}
	}

	/**
	 * Returns the first identity of a block.
	 *
	 * @param array<array-key, true> $used Identities that are taken here.
	 */
	private function first( Identity_Kind $kind, int $index, array $used ): string {
		$entry = $this->entries[ $index ];
		$id    = $kind->identity( $entry['block'], $entry['place'] );
		if ( '' === $id ) {
			return $kind->make();
		}
		$id = $this->is_taken( $kind, $id ) ? $kind->copy( $id ) : $id;
		return Identified_Blocks::free( $kind, $id, $used );
	}

	/**
	 * Reads the identities of what is saved.
	 *
	 * @param string $markup Block markup.
	 * @return array<string, list<Known>> By group.
	 */
	private static function known( string $markup ): array {
		$groups = array();
		$ids    = array();
		$blocks = str_contains( $markup, '<!-- wp:frontage/' ) ? Block_Tokens::parse( $markup ) ?? array() : array();
		foreach ( Block_List::of( $blocks ) as $index => $entry ) {
			$kind = Identity_Kind::of( $entry['block']['blockName'] );
			$id   = null === $kind ? '' : $kind->identity( $entry['block'], $entry['place'] );
			if ( null === $kind || ( '' === $id && ! $kind->is_only_for_new() ) ) {
				continue;
			}
			$around = $kind->is_part() ? $ids[ $entry['parent'] ] ?? (string) $entry['parent'] : '';
			$group  = "$kind->slug $around";
			$used   = array_column( $groups[ $group ] ?? array(), null, 'id' );
			$id     = '' === $id ? '' : Identified_Blocks::free( $kind, $id, $used );

			$ids[ $index ]      = $id;
			$groups[ $group ][] = array(
				'id'    => $id,
				'print' => self::print( $entry['block'] ),
			);
		}
		return $groups;
	}

	/**
	 * Returns what tells a block from others without its identity and those of blocks in it.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 */
	private static function print( array $block ): string {
		$attributes = (array) ( $block['attrs'] ?? array() );
		$kind       = Identity_Kind::of( $block['blockName'] );
		if ( null !== $kind ) {
			unset( $attributes[ $kind->attribute ] );
		}
		ksort( $attributes );
		$inner = array_map( self::print( ... ), $block['innerBlocks'] ?? array() );
		$text  = array() === $inner ? trim( wp_strip_all_tags( (string) ( $block['innerHTML'] ?? '' ) ) ) : '';
		return md5( (string) wp_json_encode( array( $block['blockName'], $attributes, $inner, null === $kind ? $text : '' ) ) );
	}
}
