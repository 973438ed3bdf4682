import type { Metadata } from "next";
import Link from "next/link";
import { ChatRoom } from "@/components/coaches/chat/chat-room";
import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import { EmptyState } from "@/components/layout/empty-state";
import { Button } from "@/components/ui/button";
import { messageList, messageParams } from "@/lib/contracts/chat";
import { orNotFound, paramsOf } from "@/lib/http/pages/or-not-found";
import { requireMember } from "@/lib/http/pages/require-member";
import { house } from "@/lib/wiring";

export const metadata: Metadata = { title: "Chat" };

export default async function ChatPage({ params }: { params: Promise<{ goalId: string }> }) {
  const member = await requireMember();
  const { goalId } = await paramsOf(messageParams, params);
  const { goal, face, faces, days, messages } = await orNotFound(house().enterChat(member, goalId));
  if (!face)
    return (
      <div className="measure py-12">
        <EmptyState
          as="h1"
          title="Coach Not Found"
          figure={<CoachPortrait coachKey="unknown" size={112} />}
          action={
            <Button asChild>
              <Link href="/goals">Back to Goals</Link>
            </Button>
          }
        >
          This goal has no coach to talk to yet. Choose one, and the conversation can begin.
        </EmptyState>
      </div>
    );
  return (
    <ChatRoom key={face.id} goal={goal} face={face} faces={faces} days={days} initial={messageList.parse(messages)} />
  );
}
