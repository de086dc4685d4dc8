<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * A vendor that keeps mailing lists.
 *
 * Lets an owner choose among the lists of an account, and adds people to them.
 */
interface With_List extends Provider {
	/** Choices are sent as the texts that people chose. */
	public const AS_TEXT = 'text';

	/** The choice of a select is sent as the option's id (S1 §7). */
	public const AS_ID = 'id';

	/** Choices of selects and radios are sent as a map keyed by the option's id (S1 §7). */
	public const AS_MAP = 'map';

	/**
	 * The account's lists, by name.
	 *
	 * @param Http $http The way to the vendor.
	 * @return list<Mailing_List>
	 * @throws Http_Error If there was no answer that can be read.
	 */
	public function lists( Http $http ): array;

	/** How it wants choices: one of the constants. */
	public function shape(): string;

	/** Whether it asks people itself if they mean it; else this site does before they are added. */
	public function asks_itself(): bool;

	/**
	 * Adds a person; people who are already on the list stay as they are.
	 *
	 * @param Http   $http   The way to the vendor.
	 * @param string $list   The list.
	 * @param Contact $person Whom.
	 * @param bool   $asks   Whether the vendor is to ask them first.
	 * @throws Http_Error If it did not work and may work later.
	 * @throws Contact_Rejected   If it never will.
	 */
	public function subscribe( Http $http, string $list, Contact $person, bool $asks ): void;

	/**
	 * Takes a person off the list; whoever is not on it stays so.
	 *
	 * @param Http   $http  The way to the vendor.
	 * @param string $list  The list.
	 * @param string $email Whom.
	 * @throws Http_Error If it did not work and may work later.
	 */
	public function unsubscribe( Http $http, string $list, string $email ): void;
}
