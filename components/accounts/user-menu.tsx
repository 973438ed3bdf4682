"use client";

import { CreditCard, LogOut, UserRound } from "lucide-react";
import Link from "next/link";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { signOut } from "@/lib/client/accounts";

export type UserMenuProps = {
  firstName: string;
  lastName: string;
  email: string;
  profileImageUrl: string | null;
  planLabel: string;
  subscriptionItem: string;
};

/** The user dropdown (spec 1 §2). */
export function UserMenu({ firstName, lastName, email, profileImageUrl, planLabel, subscriptionItem }: UserMenuProps) {
  const name = `${firstName} ${lastName}`.trim() || email;
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger className="rounded-full">
        <span className="sr-only">Account </span>
        <Avatar name={name} src={profileImageUrl} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-64">
        <DropdownMenuLabel className="grid justify-items-start gap-1">
          <span className="font-display text-base font-bold text-ink [overflow-wrap:anywhere]">{name}</span>
          <span className="text-sm font-normal [overflow-wrap:anywhere]">{email}</span>
          <Badge variant="accent">{planLabel}</Badge>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link href="/profile">
            <UserRound aria-hidden />
            Profile &amp; Settings
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link href="/pricing">
            <CreditCard aria-hidden />
            {subscriptionItem}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void signOut()}>
          <LogOut aria-hidden />
          Log out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
